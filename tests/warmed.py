"""Imported before others are forked: what each of them would read, parse and draw anew."""

import render
from games import text

for language in render.locales():
    render.say(text("bot-button-more"), language)
render.warm()
