"""Simulations: who wins how often, the same for any number of processes; what is saved, drawn and refused."""

import json
from collections import Counter
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from tests.books import POINTS, agricola_machine
from tests.engines import agricola
from tribonian.batch import bulk, spread
from tribonian.cli import app
from tribonian.compiler.emit.python import emit_python
from tribonian.playouts import Match, Tally, play_games
from tribonian.shares import share, summary
from tribonian.simulate_bins import branching_points, length_bins, ticks
from tribonian.simulate_plot import drawable
from tribonian.simulate_report import report_of
from tribonian.simulate_svg import draw_svg

AGRICOLA = str(POINTS)

RACE = """\
rulebook race
  title "Race <to> nine"
players Ann, Bob
state points[p: Player]: 0..9 = 0            @1-a
option forward "Only forward"                @3-a
phase turn(p: Player)                        @2-a
  roll die: d3 for p
  p chooses one of
    go when points[p] + die <= 9             @2-b: points[p] := points[p] + die
    back when points[p] >= die and not option forward  @2-c: points[p] := points[p] - die
    stay: nothing
  if points[p] = 9                           @2-d: end game won by p
game
  repeat
    turn(Ann)
    turn(Bob)
"""
CLAUSES = "id\tsection\tkind\tstatement\tneeds\treason\n" + "".join(
    f"{clause}\t{clause[0]}\trule\twords\t\t\n" for clause in ("1-a", "1-b", "2-a", "2-b", "2-c", "2-d", "3-a")
)

STUCK = """\
rulebook stuck
  title "A narrow bridge"
players Ann, Bob
value fee: 0..9
rule 1-a  fee = 1
rule 1-b  fee = 2  when die = 6
state die: 1..6 = 1
game
  roll thrown: d6
  die := thrown
  Ann chooses one of
    pay when die != 5: nothing
    wait when fee = 1 and die != 5: nothing
  end game won by Ann
"""


TABLE = """\
rulebook table
  title "Two or three at a table"
players Ann, Bob, Cid at least 2
scenario short "A short evening"             @1-a
scenario long "A long evening"               @1-b
value rounds: 0..9
rule 2-a  rounds = 1  when scenario short
rule 2-b  rounds = 3  when scenario long
state played: 0..9 = 0
action bid(p: Player, n: 1..3)
  needs n != 2
  do nothing
game
  repeat
    for each p in Player where playing(p):
      p chooses one of
        action bid(p)
        wait: nothing
    played := played + 1
  until played >= rounds
  end game won by Bob
loop game decreases 9 - played
"""


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *args])


def report(*args: str) -> dict[str, Any]:
    found = run(*args, "--json", "-")
    assert found.exit_code == 0, found.output
    data: dict[str, Any] = json.loads(found.stdout)
    return data


@pytest.fixture
def race(tmp_path: Path) -> str:
    return write(tmp_path / "race", RACE, CLAUSES)


def write(folder: Path, text: str, clauses: str = "") -> str:
    folder.mkdir()
    (folder / "book.rules").write_text(text, encoding="utf-8")
    if clauses:
        (folder / "clauses.tsv").write_text(clauses, encoding="utf-8")
    return str(folder)


# ---- counting


def test_report_is_the_same_for_any_number_of_processes(race: str) -> None:
    alone = report(race, "--games", "150")
    assert alone == report(race, "--games", "150", "--jobs", "3")
    assert alone != report(race, "--games", "150", "--seed", "2")


def test_first_games_are_the_same_in_a_longer_run(race: str) -> None:
    few = Counter(report(race, "--games", "20", "--coverage-games", "0")["lengths"])
    many = Counter(report(race, "--games", "90", "--coverage-games", "0")["lengths"])
    assert few <= many


def test_outcomes_are_shares_of_all_games(race: str) -> None:
    data = report(race, "--games", "200", "--most", "40")
    assert data["schema"] == "tribonian/simulate/1"
    rows = {row["outcome"]: row for row in data["outcomes"]}
    assert list(rows) == ["Ann won", "Bob won", "cut off after 40 answers"]
    assert sum(row["count"] for row in rows.values()) == 200
    for row in rows.values():
        assert row["low"] < row["share"] < row["high"]
    assert not rows["cut off after 40 answers"]["finished"]
    assert data["length"]["max"] <= 40
    assert sum(data["lengths"].values()) == 200 - rows["cut off after 40 answers"]["count"]
    assert data["branching"]["max"] == 3
    assert data["branching"]["by_choice"][0][0] == 200
    assert data["first_to_choose"]["count"] == rows["Ann won"]["count"]
    assert data["lead_changes"]["score"] == "points"


def test_first_agent_always_goes_and_an_option_is_played_with(race: str) -> None:
    data = report(race, "--games", "40", "--agent", "first,random", "--option", "forward")
    assert data["agents"] == {"Ann": "first", "Bob": "random"}
    won = {row["outcome"]: row["count"] for row in data["outcomes"]}
    assert won["Ann won"] > 35
    assert "3-a" in data["clauses"]["used"]


def test_scenario_and_number_of_players_are_played_as_asked(tmp_path: Path) -> None:
    book = write(tmp_path / "table", TABLE, CLAUSES)
    three = report(book, "--games", "5")
    assert (three["lengths"], three["branching"]["mean"]) == ({"3": 5}, 3.0)
    assert three["clauses"]["used"] == ["1-a", "2-a"]
    two = report(book, "--games", "5", "--players", "2", "--scenario", "long", "--agent", "first,random")
    assert (two["lengths"], list(two["agents"])) == ({"6": 5}, ["Ann", "Bob"])
    assert two["clauses"]["used"] == ["1-b", "2-b"]
    assert [row["outcome"] for row in two["outcomes"]] == ["Ann won", "Bob won"]
    assert run(book, "--players", "9").exit_code == 2


def test_clauses_come_up_as_they_are_played(race: str) -> None:
    data = report(race, "--games", "5", "--coverage-games", "5")
    assert data["clauses"] == {"games": 5, "used": ["1-a", "2-a", "2-b", "2-c", "2-d"], "never": ["3-a"]}
    backwards = report(race, "--games", "1", "--agent", "first", "--coverage-games", "1")
    assert "2-b" in backwards["clauses"]["used"]


def test_agricola_is_simulated_with_its_clauses() -> None:
    found = run(AGRICOLA, "--games", "5", "--coverage-games", "2")
    assert found.exit_code == 0
    assert "5 games, players random, seed 1" in found.stdout
    assert "clauses in play" in found.stdout


# ---- games without an end


def test_dead_ends_and_faults_are_counted_and_their_first_games_saved(tmp_path: Path) -> None:
    book = write(tmp_path / "stuck", STUCK, CLAUSES)
    data = report(book, "--games", "60", "--save", str(tmp_path / "plays"))
    rows = {row["outcome"]: row["count"] for row in data["outcomes"]}
    assert rows["dead end: no legal move"] > 0
    assert rows["stopped: the rules do not settle it"] > 0
    (fault,) = data["faults"]
    assert (fault["kind"], fault["clauses"]) == ("conflict", ["1-a", "1-b"])
    assert [one["end"] for one in data["saved"]] == ["dead end", "fault"]
    for one, words in zip(data["saved"], ("dead end", "1-a says 1, 1-b says 2"), strict=True):
        shown = CliRunner().invoke(app, ["play", book, "--replay", one["file"]])
        assert words in shown.output


def test_nothing_is_saved_of_games_that_end(race: str, tmp_path: Path) -> None:
    assert report(race, "--games", "5", "--save", str(tmp_path / "plays"))["saved"] == []
    assert not (tmp_path / "plays").exists()


# ---- wrong usage


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--agent", "clever"), "--agent takes random or first"),
        (("--agent", "first,first,first"), "each of Ann, Bob"),
        (("--games", "0"), "at least 1"),
        (("--option", "backward"), "backward"),
        (("--scenario", "moon"), "moon"),
        (("--score", "die"), "(here: points)"),
        (("--plot", "plot.gif"), ".svg or .png"),
    ],
)
def test_wrong_arguments_are_refused_before_play(race: str, args: tuple[str, ...], words: str) -> None:
    found = run(race, *args)
    assert found.exit_code == 2
    assert words in found.output


# ---- drawing


def test_plot_is_well_formed_and_shows_every_outcome(race: str, tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    assert run(race, "--games", "80", "--most", "40", "--plot", str(path)).exit_code == 0
    first = path.read_text(encoding="utf-8")
    words = "".join(ElementTree.fromstring(first).itertext())
    for expected in ("Race <to> nine", "Ann won", "Bob won", "cut off after 40 answers", "median", "Legal moves"):
        assert expected in words
    run(race, "--games", "80", "--most", "40", "--plot", str(path), "--jobs", "2")
    assert path.read_text(encoding="utf-8") == first


def test_plot_of_games_without_choice_or_end_is_still_drawn() -> None:
    tally = Tally(games=3, ends=Counter({"cut off": 3}), choices=Counter({0: 3}))
    match = Match(seed=1, here=0, store=(), switches=(), players=("Ann",), agents=("random",), most=5)
    empty = report_of(tally, match, asked=9, score="", saved=(), exercised=None)
    words = "".join(ElementTree.fromstring(draw_svg("Nothing", empty)).itertext())
    assert "3 games of 9, then interrupted" in words
    assert "Length" not in words


def test_png_needs_matplotlib_and_says_so() -> None:
    assert drawable(Path("plot.svg")) == ""
    assert drawable(Path("plot.png")) == "" or "pip install tribonian[plot]" in drawable(Path("plot.png"))


def test_bins_hold_every_game_and_stretches_every_choice() -> None:
    lengths = [(7, 2), (8, 1), (350, 4)]
    bins = length_bins(lengths)
    assert sum(one.games for one in bins) == 7
    assert bins[0].low <= 7 < bins[0].high
    assert bins[-1].low <= 350 < bins[-1].high
    assert length_bins([]) == []
    points = branching_points([(10, 4.0)] * 300, 10)
    assert len(points) <= 120
    assert {one.moves for one in points} == {4.0}
    assert ticks(0.9, 4) == [0.0, 0.5, 1.0]


# ---- arithmetic


def test_shares_have_wilson_intervals() -> None:
    half = share(5, 10)
    assert (half.share, round(half.low, 4), round(half.high, 4)) == (0.5, 0.2366, 0.7634)
    none = share(0, 10)
    assert (none.low, round(none.high, 4)) == (0.0, 0.2775)
    assert (share(10, 10).high, share(0, 0).high) == (1.0, 1.0)


def test_summary_takes_the_middle_of_an_even_number() -> None:
    short = summary(Counter({1: 2, 4: 1, 9: 1}))
    assert short is not None
    assert (short.least, short.median, short.mean, short.most) == (1, 2.5, 3.75, 9)
    assert summary(Counter()) is None


# ---- processes


def test_interruption_leaves_the_first_games_and_no_process() -> None:
    source = emit_python(agricola_machine())
    game = agricola().new(seed=0)
    match = Match(
        seed=1,
        here=game.place,
        store=tuple(game._store),
        switches=(),
        players=("Roman", "Caledonian"),
        agents=("random", "random"),
        most=2_000,
    )
    before = set(active_children())
    games = spread(source, play_games, match, games=2_000, jobs=2)
    done = list(islice(games, 2))
    with pytest.raises(KeyboardInterrupt):
        games.throw(KeyboardInterrupt())
    patience = monotonic() + 30
    while set(active_children()) != before and monotonic() < patience:
        sleep(0.02)  # the pool's own thread also waits for them: one of us learns of an end a moment later
    assert set(active_children()) == before
    numbers = [number for part, _ in done for number in part]
    assert numbers == list(range(len(numbers)))
    tally = Tally()
    for _, part in done:
        tally.add(part)
    assert tally == play_games(bulk(source), match, range(len(numbers)))
