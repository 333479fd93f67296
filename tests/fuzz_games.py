"""Random and nearly right input for the readers of games: ``python -m tests.fuzz_games``.

Whatever the input: an answer or an error in plain words, never anything else, and a position that
was read is a position that can be written, read again and played.
"""

from __future__ import annotations

import json
import random
from argparse import ArgumentParser

from tqdm import tqdm

from games import GAMES, BadInput, Game, IllegalMove, Position
from games.batch import ask, batch
from games.protocol import Json
from games.verbs import VERBS

ALPHABET = (
    "0123456789xprLRwonlst.:/-abcdefABCDEFygGHNSW=, \t\n?*\u0661\u4e94\U0001f375\u202e\udcff\0"
)
CHEAP = ("deal", "moves", "apply", "view", "perft", "playout", "choose", "verify", "list")
NUMBERS: tuple[Json, ...] = (0, 1, 2, -1, 10**30, 1.5, True, None, "1", "-1", "9" * 40, "x", [], {})


class Fuzz:
    """A stream of cases from one seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.good = [self._walked() for _ in range(100)]
        self.read = 0

    def _walked(self) -> tuple[Game, Position]:
        one = self.chance.choice(list(GAMES.values()))
        variant = self.chance.choice(one.variants).name
        position = one.deal(variant, str(self.chance.random()))
        for _ in range(self.chance.randrange(60)):
            if position.to_act:
                seat = position.to_act[0]
                position, _ = position.play(seat, self.chance.choice(position.moves(seat)))
        return one, position

    def text(self, longest: int = 40) -> str:
        return "".join(self.chance.choices(ALPHABET, k=self.chance.randrange(longest)))

    def spoiled(self, text: str) -> str:
        """A text with one to three small faults."""
        for _ in range(self.chance.choice((1, 1, 1, 2, 3))):
            at, to = sorted(self.chance.randrange(len(text) + 1) for _ in range(2))
            words = text.split(".")
            one, two = (self.chance.randrange(len(words)) for _ in range(2))
            words[one], words[two] = words[two], words[one]
            text = self.chance.choice(
                (
                    text[:at] + self.chance.choice(ALPHABET) + text[at:],
                    text[:at] + self.chance.choice(ALPHABET) + text[at + 1 :],
                    text[:at] + text[at + 1 :],
                    text[:at] + text[to:],
                    text[:to] + text[at:],
                    ".".join(words),
                    text[:-1] + self.chance.choice("12345678"),
                    text.replace("x", ""),
                    text.replace(self.chance.choice(ALPHABET), self.chance.choice(ALPHABET)),
                )
            )
        return text

    def position(self) -> None:
        """A spoiled position is refused, or is a position through and through."""
        one, good = self.chance.choice(self.good)
        seat = self.chance.choice((None, *range(good.seats)))
        text = self.spoiled(str(self.chance.choice((good, good.seen_by(seat)))))
        try:
            position = one.parse(text)
        except BadInput:
            return
        self.read += 1
        check_position(one, position)

    def move(self) -> None:
        """A spoiled move is refused, or is a legal one."""
        one, good = self.chance.choice(self.good)
        seat = self.chance.randrange(good.seats)
        legal = good.moves(seat)
        typed = self.spoiled(self.chance.choice(legal or ("1abc", "p", "xgH", "wG")))
        assert isinstance(one.read_move(good, seat, typed), str)
        before = str(good)
        try:
            good.play(seat, typed)
        except IllegalMove:
            assert typed not in legal, typed
        else:
            assert typed in legal, typed
        assert str(good) == before

    def arguments(self) -> None:
        """Whatever the arguments, a verb answers with exit code 0 or 2."""
        one, good = self.chance.choice(self.good)
        verb = self.chance.choice((*CHEAP, self.text(8)))
        names = VERBS.get(verb)
        given: dict[str, Json] = {}
        for name in (*names.needs, *names.takes) if names else ("game", self.text(5)):
            given[name] = self.chance.choice((self.text(), *NUMBERS))
        given["game"] = self.chance.choice((one.name, one.name, one.name, self.text(6)))
        if self.chance.random() < 0.7:
            given |= {"position": str(good), "depth": 1, "limit": self.chance.randrange(9)}
            given = {name: value for name, value in given.items() if _takes(verb, name)}
        answer = ask(verb, given)
        assert answer["exit"] in {0, 2}, (verb, given)
        assert json.loads(json.dumps(answer)) == answer, (verb, given)

    def line(self) -> None:
        """Whatever the line, a batch answers it with one line."""
        asked = json.dumps({"id": 1, "verb": "moves", "game": "guo-wu-guan", "position": "x"})
        line = self.spoiled(asked).encode(errors="surrogatepass").replace(b"\n", b"")
        for answer in batch([line]):
            assert json.loads(answer)["exit"] in {0, 2}, line

    def step(self) -> None:
        """One case of a random kind, and now and then a new position to start from."""
        self.chance.choice((self.position, self.position, self.move, self.arguments, self.line))()
        if self.chance.random() < 0.01:
            self.good[self.chance.randrange(len(self.good))] = self._walked()


def _takes(verb: str, name: str) -> bool:
    return verb not in VERBS or name in {*VERBS[verb].needs, *VERBS[verb].takes}


def check_position(one: Game, position: Position) -> None:
    """Write it, read it, look at it, play it."""
    assert one.parse(str(position)) == position, position
    views = {seat: position.seen_by(seat) for seat in (None, *range(position.seats))}
    for seat, seen in views.items():
        assert one.parse(str(seen)) == seen, position
        assert position.prompt(seat).id
    assert not (position.to_act and position.outcome), position
    assert position.to_act or position.outcome or position in views.values(), position
    for seat in position.to_act:
        check_moves(one, position, seat)


def check_moves(one: Game, position: Position, seat: int) -> None:
    """Make every move of a seat; where something is unknown none can be made."""
    for move in position.moves(seat):
        assert position.label(seat, (move,)).id
        try:
            after, _ = position.play(seat, move)
        except BadInput:
            assert position.seen_by(seat) == position, position
            return
        assert one.parse(str(after)) == after, (position, move)


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.fuzz_games", description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    fuzz = Fuzz(options.seed)
    for _ in tqdm(range(options.count), unit="case"):
        fuzz.step()
    tqdm.write(f"{options.count} cases, {fuzz.read} spoiled positions were good ones")


if __name__ == "__main__":
    main()
