# The lesson of Wu Hsing, and what the pictures in its rules show.

wuh-example-goal = { $view ->
    [board] 牌面上：两人的一局，各行都合规律。
   *[picture] 图中：两人的一局，各行都合规律。
}
wuh-example-placing = { $view ->
    [board] 牌面上：选了蓝黑。标了数字的地方至少接长两行，而且合规律。
   *[picture] 图中：选了蓝黑。虚线处至少接长两行，而且合规律。
}
wuh-example-scoring = { $view ->
    [board] 牌面上：2,2 处的骨牌 BK 接长了 5、4、3 三行，得 60 分。
   *[picture] 图中：框着的骨牌接长了 5、4、3 三行，得 60 分。
}
wuh-example-row-one = 一色
wuh-example-row-two = 两色轮换
wuh-example-row-three = 三色反复
wuh-example-row-five = 五色齐全，再从头来
wuh-example-row-doubled = 白之后不能再是白
wuh-example-row-returned = 先重复的须是蓝
wuh-example-cycle = 相生
wuh-example-cycle-begun = 相生，从火起
wuh-example-cycle-back = 相生，倒着读

wuh-lesson-rows = 一张骨牌至少要接长两行。选白红，放在起手对牌右边的 x 2：两行各 3 格，得 3 × 3 = 9 分。
wuh-lesson-rows-wrong = 也可以。这里用白红，放在 x 2。
wuh-lesson-double = 第一色重复之前，一行可以接新的颜色。用双黑在 x 3 接长两行：4 × 4，双色牌加倍。
wuh-lesson-double-wrong = 合规，但看看 x 3 的双黑：32 分。
wuh-lesson-five = 黄蓝红黑之前放黑：黑重复了，这一行从此定下。选白黑，放成黑白 x -1 y 1 竖。
wuh-lesson-five-wrong = 不是那样。白黑应放成黑白 x -1 y 1 竖。
wuh-lesson-three = 行长相乘，所以同时接三行最好。蓝黑 x 2 y 2 横：5 × 4 × 3 = 60。
wuh-lesson-three-wrong = 分数少了。蓝黑 x 2 y 2 横得 60 分。
wuh-lesson-gap = 两行合成一个规律，就可以用骨牌连起来。双黄补上面的空。
wuh-lesson-gap-wrong = 双黄放在 x 0 y -2。
wuh-lesson-end = 你的牌放完了：166 比 95。剩下的每张要扣 25 分。来一局真的吧，对一家电脑。
