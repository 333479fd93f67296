"""Telegram's updates as requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from telegram import ChatMemberRestricted, Message

from bot.adapters.telegram.whisper import address_of
from bot.core.action import Action, BadAction
from bot.core.names import mention
from bot.core.request import Command, Place, Press, Typed, Who

if TYPE_CHECKING:
    from telegram import Chat, ChatMember, MaybeInaccessibleMessage, Update, User

    from bot.core.request import Request

_ASKS_RIGHTS = {"settings", "resign", "daily", "room", "top", "void", "play"}
"""Commands whose answer depends on whether an administrator asks."""
_NEEDS_RIGHTS = {"resign", "change", "new", "again", "same", "rematch"}
"""Buttons of that kind: admins may keep to themselves who begins a game and who ends it."""


def press(update: Update) -> Press | None:
    """A button of a message that the bot posted in a chat."""
    query = update.callback_query
    if query is None or query.message is None:
        return None
    message = query.message
    place = _place(message.chat, message)
    return Press(
        who(query.from_user),
        place,
        _event(update),
        query.data or "",
        _hung(query.from_user, message),
    )


def command(update: Update) -> Command | None:
    """A command, with the words after it as they were typed."""
    message = update.message or update.channel_post
    if message is None or message.text is None or (who := _writer(message)) is None:
        return None
    first = message.text.split(maxsplit=1)[0]
    name = first.removeprefix("/").partition("@")[0].casefold()
    place = _place(message.chat, message)
    said = _picked(message) if name == "invite" else message.text
    words = "".join(said.split(maxsplit=1)[1:])
    return Command(who, place, _event(update), name, words, _answered(message))


def told(update: Update, message: Message, name: str) -> Command | None:
    """A command that a message stands for, without words."""
    who = _writer(message)
    place = _place(message.chat, message)
    return Command(who, place, _event(update), name, "", _answered(message)) if who else None


def _picked(message: Message) -> str:
    """The words, with people who were picked from a list by their accounts."""
    words = (message.text or "").encode("utf-16-le")
    for entity in sorted(message.entities, key=lambda one: one.offset, reverse=True):
        if entity.user:
            start, end = 2 * entity.offset, 2 * (entity.offset + entity.length)
            name = mention(entity.user.id, entity.user.full_name)
            words = words[:start] + name.encode("utf-16-le") + words[end:]
    return words.decode("utf-16-le")


def typed(update: Update) -> Typed | None:
    """Words meant as a move: an answer to the bot, or anything in a private chat."""
    message = update.message
    if message is None or not message.text or (who := _writer(message)) is None:
        return None
    if message.via_bot:
        return None  # chosen from a menu of inline mode: no move
    answered = _answered(message)
    if not answered and message.chat.type != message.chat.PRIVATE:
        return None
    place = _place(message.chat, message)
    return Typed(who, place, _event(update), message.text, answered)


def joined(update: Update) -> Command | None:
    """The bot was let into a group: that is a greeting."""
    change = update.my_chat_member
    if change is None or change.chat.type not in (change.chat.GROUP, change.chat.SUPERGROUP):
        return None
    old, new = change.old_chat_member, change.new_chat_member
    if old.status not in (old.LEFT, old.BANNED) or not _writes(new):
        return None
    return Command(who(change.from_user), _place(change.chat, None), _event(update), "start")


def standing(update: Update) -> tuple[str, bool] | None:
    """A chat, and whether the bot may write there from now on; None if nothing changes that."""
    change = update.my_chat_member
    if change is None:
        return None
    before, now = _writes(change.old_chat_member), _writes(change.new_chat_member)
    return (str(change.chat.id), now) if before != now else None


def comings(update: Update) -> tuple[Place, tuple[tuple[Who, bool], ...]] | None:
    """A group, and who has come there (True) or left it; bots are nobody.

    Groups tell it by messages; large ones by updates alone, to administrators.
    """
    if (change := update.chat_member) is not None:
        before, now = _is_in(change.old_chat_member), _is_in(change.new_chat_member)
        moved = [(change.new_chat_member.user, now)] if before != now else []
        chat = _place(change.chat, None)
    elif (message := update.message) is not None:
        left = [message.left_chat_member] if message.left_chat_member else []
        moved = [(user, True) for user in message.new_chat_members]
        moved += [(user, False) for user in left]
        chat = _place(message.chat, message)
    else:
        return None
    return chat, tuple((who(user), present) for user, present in moved if not user.is_bot)


def _is_in(member: ChatMember) -> bool:
    if isinstance(member, ChatMemberRestricted):
        return member.is_member
    return member.status not in (member.LEFT, member.BANNED)


def _writes(member: ChatMember) -> bool:
    muted = isinstance(member, ChatMemberRestricted) and not member.can_send_messages
    return _is_in(member) and not muted


def hushed(update: Update) -> bool:
    """Whether it is a command that nobody but the bot saw."""
    return bool(update.message and unheard(update.message))


def unheard(message: Message) -> bool:
    """Whether a message of a group is for nobody but the bot."""
    return "ephemeral_message_id" in message.api_kwargs


def asker(update: Update) -> Who | None:
    """Who types the bot's name and something after it, in whatever chat."""
    query = update.inline_query
    return who(query.from_user) if query else None


def asks_rights(request: Request) -> bool:
    """Whether it matters that the one who asks administers the group."""
    if request.place.private:
        return False
    match request:
        case Command(name=name):
            return name in _ASKS_RIGHTS
        case Press(action=carried):
            return _touches_rights(carried)
        case _:
            return False


def _touches_rights(carried: str) -> bool:
    try:
        action = Action.parse(carried)
    except BadAction:
        return False
    return action.verb in _NEEDS_RIGHTS or action.words[:1] == ("settings",)


def _event(update: Update) -> str:
    return f"u{update.update_id}"


def who(user: User) -> Who:
    """A person of Telegram as the bot knows people."""
    code, handle = user.language_code or "", user.username or ""
    return Who("telegram", str(user.id), user.full_name, code, handle)


def _writer(message: Message) -> Who | None:
    """Who wrote; those who hide behind a chat share one account, so the chat stands for them.

    Other bots are nobody: they would play with us for ever.
    """
    if message.is_automatic_forward:
        return None
    if (chat := message.sender_chat) is not None:
        return Who("telegram", str(chat.id), chat.effective_name or "", voice=True)
    user = message.from_user
    return who(user) if user and not user.is_bot else None


def _place(chat: Chat, message: MaybeInaccessibleMessage | None) -> Place:
    private = chat.type == chat.PRIVATE
    channel = chat.type == chat.CHANNEL
    where = (str(chat.id), _topic(message))
    return Place("telegram", *where, private=private, admin=private, channel=channel)


def _topic(message: MaybeInaccessibleMessage | None) -> str:
    """The topic; threads of answers and General have ids too, but nobody can post by them."""
    if isinstance(message, Message) and message.is_topic_message and message.message_thread_id:
        return str(message.message_thread_id)
    return ""


def _hung(user: User, message: MaybeInaccessibleMessage) -> str:
    """The address of the message with the button; one for this member alone has no number."""
    if number := message.api_kwargs.get("ephemeral_message_id"):
        return address_of(message.chat.id, user.id, number)
    return _address(message)


def _address(message: MaybeInaccessibleMessage) -> str:
    return f"{message.chat.id}/{message.message_id}"


def _answered(message: Message) -> str:
    """The address of the bot's message that this one answers, or nothing."""
    reply = message.reply_to_message
    if reply is None or reply.from_user is None or reply.forum_topic_created:
        return ""
    return _address(reply) if reply.from_user.id == message.get_bot().id else ""
