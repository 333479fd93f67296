# The lesson of Xiang Shi Fu, and what the pictures in its rules show.

xsf-example-goal = { $view ->
    [board] 牌面上：十一副裡成了七副。另外四副標著 x。
   *[picture] 圖中：十一副裡成了七副。虛線框著另外四副。
}
xsf-example-moves = { $view ->
    [board] 牌面上：選了 d 位的 5-3。下面列出它能作的交換。
   *[picture] 圖中：選了 d 位的 5-3。框著的牌都可以和它換。
}
xsf-example-dead = 全副牌裡沒有一張救得了它

xsf-lesson-one = 十副三張，圍著一對。虛線框著的還不成副。兩個位之間換牌：先按 d 的 5-3，再按 f 的 6-4。
xsf-lesson-one-wrong = 那樣也行。這裡看 d 的 5-3 和 f 的 6-4。
xsf-lesson-pair = f 成了全龍，1 到 6；d 仍成副：換完之後兩邊都要成。對子可以兩張一起換：按 a 的 5-2 4-3。
xsf-lesson-pair-wrong = 還不是。對子兩張一起換：a 的 5-2 4-3 換 5-1 3-2。
xsf-lesson-detour = 一下救活兩副，只剩 e。把 3-1 換成 1-1 它就成副，可 h 少不了 1-1。先繞一步：h 的 6-6 換 j 的 5-5，兩副仍成。
xsf-lesson-detour-wrong = 那是另一條路。繞法是 h 的 6-6 換 j 的 5-5。
xsf-lesson-last = 現在 h 有 5 5 5，配上 3-1 仍成副，是五點。換吧：e 的 3-1 換 h 的 1-1。
xsf-lesson-last-wrong = 差一點。是 e 的 3-1 換 h 的 1-1。
xsf-lesson-end = 副副皆成：解開了。真正的一局要換 6 到 12 步，怎麼試都能撤回。
