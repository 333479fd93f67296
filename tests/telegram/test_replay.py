"""The film of a game: uploaded once as an animation, then sent by its id."""

from __future__ import annotations

from games import text
from render import say
from tests.botapi import Message
from tests.telegram.driver import TelegramDriver
from tests.telegram.test_playing import LENIENT

REPLAY = say(text("bot-button-replay"))


async def ended(room: TelegramDriver) -> Message:
    """The end of a game for the whole room."""
    olena = await room.person("Olena")
    await room.command(olena, "play", f"{LENIENT} room")
    for label in ((await room.board()).labels[0], "More", "Resign", "Yes"):
        await room.press(olena, label)
    return room.newest


def film_of(end: Message) -> str:
    """What the button carries that shows the film of the game that is over."""
    found = (one["callback_data"] for one in end.buttons if one["text"].startswith(REPLAY))
    return f"{next(found)}/film"


async def test_a_film_is_posted_for_everybody_and_uploaded_once(room: TelegramDriver) -> None:
    end = await ended(room)
    olena, bo = await room.person("Olena"), await room.person("Bo")
    bo.sends(end, film_of(end))
    await room.settle()
    film = room.newest
    assert room.api.world.files[film.film].startswith(b"GIF89a")
    assert film.words.startswith("Guo Wu Guan")
    query = olena.sends(end, film_of(end))
    await room.settle()
    assert query.alert == say(text("bot-replay-above"))
    await room.restart()
    bo.sends(end, film_of(end))
    await room.settle()
    assert room.newest is not film
    assert room.newest.film == film.film, "Telegram has it already"
    sent = [call.params.get("animation") for call in room.api.world.called("sendAnimation")]
    assert sent[-1] == film.film
    assert film.film not in sent[:-1]


async def test_a_film_stays_in_its_topic(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    forum = room.api.world.group("Forum", olena.user, forum=True)
    topic = room.api.world.topic(forum, "Games")
    olena.writes(forum, f"/play {LENIENT}", topic=topic)
    await room.settle()
    board = room.api.world.sent[-1]
    for label in ("More", "Resign", "Yes"):
        olena.presses(board, label)
        await room.settle()
    olena.sends(board, film_of(board))
    await room.settle()
    film = room.api.world.sent[-1]
    assert film.film
    assert film.topic == topic


async def test_where_no_animations_may_be_sent_the_film_is_told_in_words(
    room: TelegramDriver,
) -> None:
    end = await ended(room)
    room.group.photos = False
    (await room.person("Bo")).sends(end, film_of(end))
    await room.settle()
    assert room.newest.text.startswith("Replay in ")
    assert say(text("telegram-no-photos")) in room.newest.text
