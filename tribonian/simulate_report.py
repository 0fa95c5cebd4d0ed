"""What a simulation found: worked out from its tally, printed for people, shaped for programs.

Shares are of all games played, those without an end included; lengths are of games that came to their end.
May import: playouts, shapes, shares, compiler.machine, compiler.tracer.
"""

from dataclasses import asdict, dataclass
from itertools import accumulate

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tribonian.compiler.machine import Machine
from tribonian.compiler.tracer import Exercised
from tribonian.playouts import Match, Tally
from tribonian.shapes import Json, stamp
from tribonian.shares import Share, Summary, share, summary

ENDED = {"dead end": "came to a dead end", "fault": "the rules do not settle", "cut off": "was cut off"}
LISTED = 12  # clauses named in the terminal; all are in the report for programs


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """A row of the table: words, the winners where there are any, and how often."""

    words: str
    winners: tuple[str, ...]
    finished: bool
    share: Share


@dataclass(frozen=True, slots=True, kw_only=True)
class Branching:
    """Legal moves where a player chooses."""

    mean: float
    most: int
    choices: int
    forced: Share
    by_choice: tuple[tuple[int, float], ...]  # at the first choice, the second ...: games that made it, mean of moves


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """Everything that is told of a simulation."""

    asked: int
    games: int
    match: Match
    outcomes: tuple[Outcome, ...]
    lengths: tuple[tuple[int, int], ...]  # length and how many games
    length: Summary | None
    branching: Branching | None
    opener: Share | None
    even: float  # the share of the first to choose if it were no matter
    score: str
    leads: Summary | None
    faults: tuple[tuple[str, tuple[str, ...], str, int], ...]
    saved: tuple[tuple[str, str], ...]  # what ended so, and the file
    exercised: Exercised | None

    @property
    def interrupted(self) -> bool:
        return self.games < self.asked


def outcomes_of(tally: Tally, players: tuple[str, ...], most: int) -> tuple[Outcome, ...]:
    """Who won how often, players in order; then games nobody won, and games without an end."""
    alone = [(number,) for number in range(len(players))]
    shared = sorted(won for won in tally.winners if len(won) > 1)
    rows = []
    for won in [*alone, *shared, ()]:
        if won in tally.winners or len(won) == 1:
            names = tuple(players[number] for number in won)
            words = f"{' and '.join(names)} won" if names else "nobody won"
            rows.append(
                Outcome(words=words, winners=names, finished=True, share=share(tally.winners[won], tally.games))
            )
    words_of = {
        "dead end": "dead end: no legal move",
        "fault": "stopped: the rules do not settle it",
        "cut off": f"cut off after {most} answers",
    }
    for end, words in words_of.items():
        if count := sum(often for ended, often in tally.ends.items() if ended == end):
            rows.append(Outcome(words=words, winners=(), finished=False, share=share(count, tally.games)))
    return tuple(rows)


def branching_of(tally: Tally) -> Branching | None:
    total = sum(number * often for number, often in tally.choices.items())
    if not total:
        return None
    stopped = accumulate(tally.choices[made] for made in range(len(tally.offered)))
    reached = [tally.games - gone for gone in stopped]
    return Branching(
        mean=sum(tally.offered) / total,
        most=tally.widest,
        choices=total,
        forced=share(tally.forced, total),
        by_choice=tuple((came, wide / came) for came, wide in zip(reached, tally.offered, strict=True)),
    )


def report_of(
    tally: Tally,
    match: Match,
    *,
    asked: int,
    score: str,
    saved: tuple[tuple[str, str], ...],
    exercised: Exercised | None,
) -> Report:
    chose = tally.opened.total() - tally.opened[-1]
    return Report(
        asked=asked,
        games=tally.games,
        match=match,
        outcomes=outcomes_of(tally, match.players, match.most),
        lengths=tuple(sorted(tally.lengths.items())),
        length=summary(tally.lengths),
        branching=branching_of(tally),
        opener=share(tally.opener_won, chose) if chose and any(tally.winners) else None,
        even=1 / max(1, len(match.players)),
        score=score,
        leads=summary(tally.leads) if score else None,
        faults=tuple((*fault, often) for fault, often in sorted(tally.faults.items())),
        saved=saved,
        exercised=exercised,
    )


# ---- for people


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def between(one: Share) -> str:
    return f"{100 * one.low:.1f} to {100 * one.high:.1f} %"


def print_report(out: Console, machine: Machine, report: Report) -> None:
    """The table of outcomes, then a line for everything else."""
    if report.interrupted:
        out.print(f"[bold yellow]interrupted[/]: this is of the first {report.games} of {report.asked} games")
    table = Table(title=escape(_title(machine, report)), title_justify="left", box=None, pad_edge=False)
    table.add_column("outcome")
    for column in ("games", "share", "95 % interval"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in report.outcomes:
        style = None if row.finished else "yellow"
        table.add_row(
            escape(row.words), str(row.share.count), percent(row.share.share), between(row.share), style=style
        )
    out.print(table)
    out.print()
    for name, words in _lines(report):
        out.print(f"[bold]{name:17}[/]{escape(words)}")
    for kind, clauses, words, often in report.faults:
        cited = f"  [dim]{escape(' '.join('@' + one for one in clauses))}[/]" if clauses else ""
        out.print(f"[bold red]✗ {escape(kind)}[/]: {escape(words)}, {often} times{cited}")
    for end, path in report.saved:
        out.print(f"[green]wrote[/] {escape(path)}  [dim]the first game that {ENDED[end]}[/]")


def _title(machine: Machine, report: Report) -> str:
    kinds = list(dict.fromkeys(report.match.agents))
    agents = zip(report.match.players, report.match.agents, strict=True)
    who = kinds[0] if len(kinds) == 1 else ", ".join(f"{player} {agent}" for player, agent in agents)
    games = f"{report.games} game{'' if report.games == 1 else 's'}"
    return f"{machine.title}: {games}, players {who}, seed {report.match.seed}"


def _lines(report: Report) -> list[tuple[str, str]]:
    lines = []
    if report.length is not None:
        lines.append(("length", f"{_short(report.length)} answers"))
    if report.branching is not None:
        found = report.branching
        words = f"{found.mean:.2f} legal moves at a choice on average, {found.most} at most"
        lines.append(("branching", f"{words}; one alone at {percent(found.forced.share)} of choices"))
    if report.opener is not None:
        words = f"won {percent(report.opener.share)} ({between(report.opener)}) of the games that ended"
        lines.append(("first to choose", f"{words}; an even share is {percent(report.even)}"))
    if report.leads is not None:
        lines.append(("lead changes", f"{_short(report.leads)} in a game, by {report.score}"))
    if report.exercised is not None:
        lines.append(("clauses in play", _clauses(report.exercised)))
    return lines


def _short(numbers: Summary) -> str:
    return f"{numbers.least} to {numbers.most}, median {numbers.median:g}, mean {numbers.mean:.1f}"


def _clauses(found: Exercised) -> str:
    words = f"{len(found.used)} of {len(found.carried)} came up in {found.games} game{'' if found.games == 1 else 's'}"
    never = found.never
    if not never:
        return words
    more = f" and {len(never) - LISTED} more" if len(never) > LISTED else ""
    return f"{words}; never {', '.join(never[:LISTED])}{more}"


# ---- for programs


def report_json(machine: Machine, report: Report) -> Json:
    data: Json = {
        "schema": "tribonian/simulate/1",
        "book": machine.book,
        "variant": stamp(machine),
        "seed": report.match.seed,
        "agents": dict(zip(report.match.players, report.match.agents, strict=True)),
        "asked": report.asked,
        "games": report.games,
        "interrupted": report.interrupted,
        "limit": report.match.most,
        "outcomes": [
            {"outcome": one.words, "winners": list(one.winners), "finished": one.finished, **_share(one.share)}
            for one in report.outcomes
        ],
        "lengths": {str(length): often for length, often in report.lengths},
        "faults": [
            {"kind": kind, "clauses": list(clauses), "message": words, "games": often}
            for kind, clauses, words, often in report.faults
        ],
        "saved": [{"end": end, "file": path} for end, path in report.saved],
    }
    if report.length is not None:
        data["length"] = _summary(report.length)
    if report.branching is not None:
        data["branching"] = {
            "mean": round(report.branching.mean, 4),
            "max": report.branching.most,
            "choices": report.branching.choices,
            "forced": _share(report.branching.forced),
            "by_choice": [[games, round(mean, 4)] for games, mean in report.branching.by_choice],
        }
    if report.opener is not None:
        data["first_to_choose"] = {**_share(report.opener), "even": round(report.even, 4)}
    if report.leads is not None:
        data["lead_changes"] = {"score": report.score, **_summary(report.leads)}
    if report.exercised is not None:
        found = report.exercised
        data["clauses"] = {"games": found.games, "used": list(found.used), "never": list(found.never)}
    return data


def _share(one: Share) -> Json:
    rounded = {name: round(part, 4) for name, part in asdict(one).items() if name in ("share", "low", "high")}
    return {"count": one.count, "of": one.of, **rounded}


def _summary(one: Summary) -> Json:
    return {"min": one.least, "median": one.median, "mean": round(one.mean, 4), "max": one.most}
