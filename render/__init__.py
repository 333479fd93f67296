"""Pictures, alternative texts, text boards and all words. Imports the games, nothing else of ours.

``picture(View)`` gives PNG bytes, ``alt(View)`` the words for those who cannot see it,
``text_board(View)`` a board of at most 40 columns, ``say(Text, locale)`` a sentence.
"""
