# Words of the pictures of Wu Hsing, their alternative texts and text boards.

ui-wuh-rack = Your dominoes
ui-wuh-cycle = Creating
