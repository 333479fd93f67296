# The lesson of Four Colour Cards, and what the pictures in its rules show.

fcc-example-goal = { $view ->
    [board] 牌面上：人人看得见的牌桌。牌组亮着，手牌藏着。
   *[picture] 图中：人人看得见的牌桌。牌组亮着，手牌藏着。
}
fcc-example-turn = { $view ->
    [board] 牌面上：刚要了一张，带数字的牌里要打出一张。
   *[picture] 图中：刚要了一张，带数字的牌里要打出一张。
}
fcc-example-claims = { $view ->
    [board] 牌面上：翻出了黄仕，正好凑成帅仕相。
   *[picture] 图中：翻出了黄仕，正好凑成帅仕相。
}
fcc-example-scoring = { $view ->
    [board] 牌面上：胡了的一局，每组后面是分数。
   *[picture] 图中：胡了的一局，每组下面是分数。
}
fcc-example-suit = { $colour ->
    [y] 黄牌七种
    [r] 红牌七种
    [g] 绿牌七种
   *[w] 白牌七种
}
fcc-example-flowers = 五张花

fcc-lesson-three = 二十一张全部成组，谁先谁胡。你手里有二十张。左边一家打出绿马，你有两张：三张相同是一组。要。
fcc-lesson-three-wrong = 过牌没有损失，可第三张马是送上门的。要吧。
fcc-lesson-discard = 这一组亮出来了，还要打一张。留下还能成组的。绿象孤零零的：打掉它。
fcc-lesson-discard-wrong = 也可以，但没有哪张比绿象更孤单。打绿象。
fcc-lesson-court = 过了几张，你翻出黄仕，和你的黄帅、黄相成一组。这种组只归翻牌的人和下家要。要。
fcc-lesson-court-wrong = 可以过，但帅仕相值一分。要吧。
fcc-lesson-field = 你打了红马。现在左边一家翻出白车，你是下家。同色的车马包是一组。要。
fcc-lesson-field-wrong = 可以过，但你缺的正是这一组。要吧。
fcc-lesson-pass = 白士能凑成将士象，却会拆开你的一对白象。一对也是一组。过。
fcc-lesson-pass-wrong = 那样会剩下一张白象。还是过吧。
fcc-lesson-win = 红仕来了：你的红帅、红相正等着它。二十一张全部成组。胡！
fcc-lesson-win-wrong = 这时也可以过，但别人也许就胡了。按“胡”。
fcc-lesson-end = 胡了，13 分：一张花 3 分，三张一组或一张将 1 分，一对不算。来一局真的吧，对三家电脑。
