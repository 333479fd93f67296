# The lesson of Wu Hsing, and what the pictures in its rules show.

wuh-example-goal = { $view ->
    [board] 牌面上：兩人的一局，各行都合規律。
   *[picture] 圖中：兩人的一局，各行都合規律。
}
wuh-example-placing = { $view ->
    [board] 牌面上：選了藍黑。標了數字的地方至少接長兩行，而且合規律。
   *[picture] 圖中：選了藍黑。虛線處至少接長兩行，而且合規律。
}
wuh-example-scoring = { $view ->
    [board] 牌面上：2,2 處的骨牌 BK 接長了 5、4、3 三行，得 60 分。
   *[picture] 圖中：框著的骨牌接長了 5、4、3 三行，得 60 分。
}
wuh-example-row-one = 一色
wuh-example-row-two = 兩色輪換
wuh-example-row-three = 三色反覆
wuh-example-row-five = 五色齊全，再從頭來
wuh-example-row-doubled = 白之後不能再是白
wuh-example-row-returned = 先重複的須是藍
wuh-example-cycle = 相生
wuh-example-cycle-begun = 相生，從火起
wuh-example-cycle-back = 相生，倒著讀

wuh-lesson-rows = 一張骨牌至少要接長兩行。選白紅，放在起手對牌右邊的 x 2：兩行各 3 格，得 3 × 3 = 9 分。
wuh-lesson-rows-wrong = 也可以。這裡用白紅，放在 x 2。
wuh-lesson-double = 第一色重複之前，一行可以接新的顏色。用雙黑在 x 3 接長兩行：4 × 4，雙色牌加倍。
wuh-lesson-double-wrong = 合規，但看看 x 3 的雙黑：32 分。
wuh-lesson-five = 黃藍紅黑之前放黑：黑重複了，這一行從此定下。選白黑，放成黑白 x -1 y 1 直。
wuh-lesson-five-wrong = 不是那樣。白黑應放成黑白 x -1 y 1 直。
wuh-lesson-three = 行長相乘，所以同時接三行最好。藍黑 x 2 y 2 橫：5 × 4 × 3 = 60。
wuh-lesson-three-wrong = 分數少了。藍黑 x 2 y 2 橫得 60 分。
wuh-lesson-gap = 兩行合成一個規律，就可以用骨牌連起來。雙黃補上面的空。
wuh-lesson-gap-wrong = 雙黃放在 x 0 y -2。
wuh-lesson-end = 你的牌放完了：166 比 95。剩下的每張要扣 25 分。來一局真的吧，對一家電腦。
