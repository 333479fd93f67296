# The lesson of Guo Wu Guan, and what the pictures in its rules show.

gwg-example-goal = { $view ->
    [board] 牌面上：六將，五關，關公一張。
   *[picture] 圖中：六將，五關，關公一張。
}
gwg-example-removals = { $view ->
    [board] 牌面上：第 2 關有兩副可選。每副前面的字母就是按鈕上的字母。
   *[picture] 圖中：第 2 關有兩副可選。牌上的字母就是按鈕上的字母。
}
gwg-example-passing = { $view ->
    [board] 牌面上：第 5 關與左右兩將都成副。用左將過、用右將過，或先不過。
   *[picture] 圖中：第 5 關與左右兩將都成副。用左將過、用右將過，或先不過。
}
gwg-example-replenishing = { $view ->
    [board] 牌面上：各關剛摸了右端那一張。下一張是關公裡的最後一張。
   *[picture] 圖中：各關剛摸了右端那一張。箭頭指著下一張。
}

gwg-lesson-dragon = 將在各關之上，已有三關過了。各關三張一副地取走。1 到 6 各一個，是全龍：3-1 6-2 5-4。取走它。
gwg-lesson-dragon-wrong = 那三張也成副，是正快。這回取另一副。
gwg-lesson-five = 做得好。三個相同，其餘三個加起來是 5，也成副：4-1 4-4 3-1 裡有 4 4 4，還有 1 + 1 + 3。取走。
gwg-lesson-five-wrong = 也成副，卻是另一副。找 4-1 4-4 3-1。
gwg-lesson-fourteen = 沒有可取的了，各關就從關公摸一張，最下一關先摸。三個相同，其餘滿 14 也成副。取正快 4-3 6-5 3-3。
gwg-lesson-fourteen-wrong = 那也是正快。這一課請取有 6-5 的那副。
gwg-lesson-pass = 又沒有可取的，可以過關了。第 4 關的兩張與左將 3-2 成副，是五子。過關吧。
gwg-lesson-pass-wrong = 關可以留著，有時留著才好。這裡儘管過。
gwg-lesson-double = 將與關都離局了。將比關多一個，所以有一關要同時斬兩將：剩下的一張與兩將成副。雙斬吧。
gwg-lesson-double-wrong = 先不過，就會多出一將。兩將都用上：6-6 配 1-1 和 6-1。
gwg-lesson-end = 五關全過，諸將全斬：贏了。「寬鬆」裡有五關等著你，撤回隨便用。
