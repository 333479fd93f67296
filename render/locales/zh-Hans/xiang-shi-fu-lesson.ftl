# The lesson of Xiang Shi Fu, and what the pictures in its rules show.

xsf-example-goal = { $view ->
    [board] 牌面上：十一副里成了七副。另外四副标着 x。
   *[picture] 图中：十一副里成了七副。虚线框着另外四副。
}
xsf-example-moves = { $view ->
    [board] 牌面上：选了 d 位的 5-3。下面列出它能作的交换。
   *[picture] 图中：选了 d 位的 5-3。框着的牌都可以和它换。
}
xsf-example-dead = 全副牌里没有一张救得了它

xsf-lesson-one = 十副三张，围着一对。虚线框着的还不成副。两个位之间换牌：先按 d 的 5-3，再按 f 的 6-4。
xsf-lesson-one-wrong = 那样也行。这里看 d 的 5-3 和 f 的 6-4。
xsf-lesson-pair = f 成了全龙，1 到 6；d 仍成副：换完之后两边都要成。对子可以两张一起换：按 a 的 5-2 4-3。
xsf-lesson-pair-wrong = 还不是。对子两张一起换：a 的 5-2 4-3 换 5-1 3-2。
xsf-lesson-detour = 一下救活两副，只剩 e。把 3-1 换成 1-1 它就成副，可 h 少不了 1-1。先绕一步：h 的 6-6 换 j 的 5-5，两副仍成。
xsf-lesson-detour-wrong = 那是另一条路。绕法是 h 的 6-6 换 j 的 5-5。
xsf-lesson-last = 现在 h 有 5 5 5，配上 3-1 仍成副，是五点。换吧：e 的 3-1 换 h 的 1-1。
xsf-lesson-last-wrong = 差一点。是 e 的 3-1 换 h 的 1-1。
xsf-lesson-end = 副副皆成：解开了。真正的一局要换 6 到 12 步，怎么试都能撤回。
