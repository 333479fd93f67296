"""Tables of the study for games whose deals can be lost at once and whose lines have a par."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from games.findings import Finding, columns, high, middle, share

Survey = Mapping[str, Sequence[Finding]]
"""What was found, by variant."""

DECIDED: Final = ("variant", "deals", "lost", "unknown %", "lost %", "solved %")
EFFORT: Final = ("variant", "first line", "nodes", "ms", "most ms")
PARS: Final = ("variant", "proved", "ms", "par: deals")

NOTE: Final = """\
$ python -m games study --game {name} --deals {deals} --seed-prefix {prefix} \\
    --nodes {nodes} --shorten {shorten}

Raw deals {prefix}0, {prefix}1, ... of {name}, {nodes} nodes each. A variant without a rule is
played under its default one.

Solved: a line was found. Lost: it is proved that there is none, with the number of deals by the
proof. Unknown: neither within the nodes. Shares in per cent with 95 % Wilson intervals."""

EFFORT_NOTE: Final = """\
The first line found: median / 95 % of its moves; median / 95 % of the nodes and of the processor's
milliseconds of all deals, and the most that one deal took. The first of each variant is counted
with the making of the tables."""

PARS_NOTE: Final = """\
Shortest lines of the solved deals: for how many it is proved that no line is shorter, in how many
milliseconds (median / 95 %), and how many deals have which length. Where not all are proved,
lengths are the shortest known."""


def tables(survey: Survey) -> tuple[str, ...]:
    """Shares, effort and lengths, each as a table."""
    decided = columns([DECIDED, *(_decided(name, found) for name, found in survey.items())])
    effort = columns([EFFORT, *(_effort(name, found) for name, found in survey.items())])
    told = [decided, f"{EFFORT_NOTE}\n\n{effort}"]
    if any(one.par for found in survey.values() for one in found):
        pars = columns([PARS, *(_pars(name, found) for name, found in survey.items())])
        told.append(f"{PARS_NOTE}\n\n{pars}")
    return tuple(told)


def _decided(name: str, found: Sequence[Finding]) -> tuple[str, ...]:
    n, status = len(found), Counter(one.status for one in found)
    reasons = Counter(one.reason for one in found if one.status == "unsolvable")
    lost = ", ".join(f"{count} {reason}" for reason, count in sorted(reasons.items()))
    shares = (share(status[kind], n) for kind in ("unknown", "unsolvable", "solved"))
    return (name, str(n), lost or "-", *shares)


def _effort(name: str, found: Sequence[Finding]) -> tuple[str, ...]:
    lengths = [one.length for one in found if one.status == "solved"]
    nodes, ms = [one.nodes for one in found], [one.ms for one in found]
    told = (f"{middle(values)} / {high(values)}" for values in (lengths, nodes, ms))
    return (name, *told, f"{max(ms, default=0):.3g}")


def _pars(name: str, found: Sequence[Finding]) -> tuple[str, ...]:
    solved = [one for one in found if one.status == "solved"]
    proved = sum(one.proved for one in solved)
    ms = [one.par_ms for one in solved]
    lengths = sorted(Counter(one.par for one in solved).items())
    spread = " ".join(f"{par}:{deals}" for par, deals in lengths)
    return name, f"{proved} of {len(solved)}", f"{middle(ms)} / {high(ms)}", spread or "-"
