# The lesson of Guo Wu Guan, and what the pictures in its rules show.

gwg-example-goal = { $view ->
    [board] 牌面上：六将，五关，关公一张。
   *[picture] 图中：六将，五关，关公一张。
}
gwg-example-removals = { $view ->
    [board] 牌面上：第 2 关有两副可选。每副前面的字母就是按钮上的字母。
   *[picture] 图中：第 2 关有两副可选。牌上的字母就是按钮上的字母。
}
gwg-example-passing = { $view ->
    [board] 牌面上：第 5 关与左右两将都成副。用左将过、用右将过，或先不过。
   *[picture] 图中：第 5 关与左右两将都成副。用左将过、用右将过，或先不过。
}
gwg-example-replenishing = { $view ->
    [board] 牌面上：各关刚摸了右端那一张。下一张是关公里的最后一张。
   *[picture] 图中：各关刚摸了右端那一张。箭头指着下一张。
}

gwg-lesson-dragon = 将在各关之上，已有三关过了。各关三张一副地取走。1 到 6 各一个，是全龙：3-1 6-2 5-4。取走它。
gwg-lesson-dragon-wrong = 那三张也成副，是正快。这回取另一副。
gwg-lesson-five = 做得好。三个相同，其余三个加起来是 5，也成副：4-1 4-4 3-1 里有 4 4 4，还有 1 + 1 + 3。取走。
gwg-lesson-five-wrong = 也成副，却是另一副。找 4-1 4-4 3-1。
gwg-lesson-fourteen = 没有可取的了，各关就从关公摸一张，最下一关先摸。三个相同，其余满 14 也成副。取正快 4-3 6-5 3-3。
gwg-lesson-fourteen-wrong = 那也是正快。这一课请取有 6-5 的那副。
gwg-lesson-pass = 又没有可取的，可以过关了。第 4 关的两张与左将 3-2 成副，是五子。过关吧。
gwg-lesson-pass-wrong = 关可以留着，有时留着才好。这里尽管过。
gwg-lesson-double = 将与关都离局了。将比关多一个，所以有一关要同时斩两将：剩下的一张与两将成副。双斩吧。
gwg-lesson-double-wrong = 先不过，就会多出一将。两将都用上：6-6 配 1-1 和 6-1。
gwg-lesson-end = 五关全过，诸将全斩：赢了。“宽松”里有五关等着你，撤回随便用。
