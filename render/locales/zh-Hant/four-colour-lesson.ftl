# The lesson of Four Colour Cards, and what the pictures in its rules show.

fcc-example-goal = { $view ->
    [board] 牌面上：人人看得見的牌桌。牌組亮著，手牌藏著。
   *[picture] 圖中：人人看得見的牌桌。牌組亮著，手牌藏著。
}
fcc-example-turn = { $view ->
    [board] 牌面上：剛要了一張，帶數字的牌裡要打出一張。
   *[picture] 圖中：剛要了一張，帶數字的牌裡要打出一張。
}
fcc-example-claims = { $view ->
    [board] 牌面上：翻出了黃仕，正好湊成帥仕相。
   *[picture] 圖中：翻出了黃仕，正好湊成帥仕相。
}
fcc-example-scoring = { $view ->
    [board] 牌面上：胡了的一局，每組後面是分數。
   *[picture] 圖中：胡了的一局，每組下面是分數。
}
fcc-example-suit = { $colour ->
    [y] 黃牌七種
    [r] 紅牌七種
    [g] 綠牌七種
   *[w] 白牌七種
}
fcc-example-flowers = 五張花

fcc-lesson-three = 二十一張全部成組，誰先誰胡。你手裡有二十張。左邊一家打出綠馬，你有兩張：三張相同是一組。要。
fcc-lesson-three-wrong = 過牌沒有損失，可第三張馬是送上門的。要吧。
fcc-lesson-discard = 這一組亮出來了，還要打一張。留下還能成組的。綠象孤零零的：打掉它。
fcc-lesson-discard-wrong = 也可以，但沒有哪張比綠象更孤單。打綠象。
fcc-lesson-court = 過了幾張，你翻出黃仕，和你的黃帥、黃相成一組。這種組只歸翻牌的人和下家要。要。
fcc-lesson-court-wrong = 可以過，但帥仕相值一分。要吧。
fcc-lesson-field = 你打了紅馬。現在左邊一家翻出白車，你是下家。同色的車馬包是一組。要。
fcc-lesson-field-wrong = 可以過，但你缺的正是這一組。要吧。
fcc-lesson-pass = 白士能湊成將士象，卻會拆開你的一對白象。一對也是一組。過。
fcc-lesson-pass-wrong = 那樣會剩下一張白象。還是過吧。
fcc-lesson-win = 紅仕來了：你的紅帥、紅相正等著它。二十一張全部成組。胡！
fcc-lesson-win-wrong = 這時也可以過，但別人也許就胡了。按「胡」。
fcc-lesson-end = 胡了，13 分：一張花 3 分，三張一組或一張將 1 分，一對不算。來一局真的吧，對三家電腦。
