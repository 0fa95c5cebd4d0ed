"""A book in fewer words: actions and rules on tracks become procedures, limits, queues and players become state.

What play is cut into later knows procedures, calls and variables only. Windows stay, as where they open is a matter
of play. May import: dsl.model, dsl.model_world, dsl.sorts, dsl.terms, lower.plain.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace

from tribonian.compiler.lower.parts import queued
from tribonian.compiler.lower.plain import rewrite_terms
from tribonian.dsl import model as m
from tribonian.dsl.model_world import Allowance, Payment
from tribonian.dsl.sorts import TRUTH, Enumeration, Whole, bounds
from tribonian.dsl.terms import NO, YES, Arg, Ask, Cond, Const, Op, Read, Term, conjunction, walk

PLAYERS = "players"
PLAYING = "playing"
MOST_USES = 999


def expand(book: m.Rulebook) -> m.Rulebook:
    """The same book with actions, rules on tracks, queues and absent players written out."""
    book = _seated(book)
    variables = dict(book.variables)
    procedures = dict(book.procedures)
    scopes = {name: list(found) for name, found in book.scopes.items()}
    for queue in book.queues.values():
        place = m.Param(name="place", sort=Whole(low=0, high=queue.capacity - 1))
        variables[queue.name] = m.Variable(
            name=queue.name,
            kind="state",
            index=(*queue.index, place),
            sort=queued(queue.element),
            start=NO,
            clauses=queue.clauses,
        )
    for action in book.actions.values():
        for number, allowance in enumerate(action.allowances):
            made = allowance_variable(action, number, allowance)
            variables[made.name] = made
            if allowance.scope != "game":
                scopes.setdefault(allowance.scope, []).append(made.name)
        procedures[f"action {action.name}"] = _action(action)
    for window in book.windows:
        if window.during and window.during != "game":
            mark = f"during.{window.during}"
            variables.setdefault(mark, m.Variable(name=mark, kind="during", index=(), sort=TRUTH, start=NO))
    for track in dict.fromkeys(rule.track for rule in book.reached):
        made_track, more = _track(track, book)
        procedures[made_track.name] = made_track
        variables |= more
    return replace(
        book, variables=variables, procedures=procedures, scopes={name: tuple(found) for name, found in scopes.items()}
    )


# ---- players


def _seated(book: m.Rulebook) -> m.Rulebook:
    """Who plays is state; left and right are sums."""
    assert isinstance(book.players, Enumeration)
    count = len(book.players.members)
    most: Term = Const(count)
    variables = dict(book.variables)
    switches = book.switches
    start: Term = YES
    if book.least_players is not None and book.least_players < count:
        sort = Whole(low=book.least_players, high=count)
        title = "how many play"
        switches += (m.Switch(name=PLAYERS, kind="players", sort=sort, default=count, title=title, clauses=()),)
        variables[PLAYERS] = m.Variable(name=PLAYERS, kind="players", index=(), sort=sort, start=Const(count))
        most = Read(PLAYERS)
        start = Op("<", (Arg("p"), most))
    if count and any(isinstance(part, Read) and part.var == PLAYING for term in terms_in(book) for part in walk(term)):
        index = (m.Param(name="p", sort=book.players),)
        variables[PLAYING] = m.Variable(name=PLAYING, kind="state", index=index, sort=TRUTH, start=start)

    def seat(term: Term) -> Term:
        match term:
            case Ask(ask="left", args=(who,)):
                following = Op("+", (who, Const(1)))
                return Cond(Op(">=", (following, most)), Const(0), following)
            case Ask(ask="right", args=(who,)):
                before = Op("-", (who, Const(1)))
                return Cond(Op("=", (who, Const(0))), Op("-", (most, Const(1))), before)
            case Ask(ask="turned") if term.of not in book.spaces:
                turning = [
                    name for name, one in book.spaces.items() if one.directions and one.directions.name == term.of
                ]
                return replace(term, of=turning[0])  # the map that names these directions knows how many there are
            case _:
                return term

    made = rewrite_terms(replace(book, variables=variables), seat)
    return replace(made, switches=switches)


def terms_in(part: object) -> Iterator[Term]:
    """Every term in a part of the model."""
    if isinstance(part, Term):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from terms_in(one)
    elif isinstance(part, dict):
        for one in part.values():
            yield from terms_in(one)
    elif is_dataclass(part) and not isinstance(part, type):
        for each in fields(part):
            yield from terms_in(getattr(part, each.name))


# ---- actions


def allowance_variable(action: m.Action, number: int, allowance: Allowance) -> m.Variable:
    """How often an action was taken, for each value of the parameters that count."""
    index = tuple(param for param in action.params if param.name in allowance.of)
    return m.Variable(
        name=f"limit {action.name}" + (f" {number + 1}" if number else ""),
        kind="state",
        index=index,
        sort=Whole(low=0, high=MOST_USES),
        start=NO,
        clauses=allowance.clauses,
    )


def _used(action: m.Action, number: int) -> tuple[str, tuple[Term, ...]]:
    made = allowance_variable(action, number, action.allowances[number])
    return made.name, tuple(Read(f"action {action.name}.{param.name}") for param in made.index)


def action_conditions(action: m.Action) -> tuple[m.Condition, ...]:
    """What an action needs, over its parameters: limits not used up, its needs, all it costs."""
    found: list[m.Condition] = []
    for number, allowance in enumerate(action.allowances):
        name, index = _used(action, number)
        words = f"{action.name} not used up for this {allowance.scope}"
        test = Op("<", (Read(name, index), allowance.bound))
        found.append(m.Condition(test=test, clauses=allowance.clauses, words=words))
    found += action.needs
    for place, cost in enumerate(action.costs):
        owed = [_also(cost, other) for other in action.costs[:place] if other.var == cost.var]
        wanted: Term = Op("+", (cost.amount, *owed)) if owed else cost.amount
        words = f"the cost in {cost.var}"
        test = Op(">=", (Read(cost.var, cost.index), wanted))
        found.append(m.Condition(test=test, clauses=cost.clauses, words=words))
    return tuple(found)


def _also(cost: Payment, other: Payment) -> Term:
    """What another cost takes from the same place of a track."""
    pairs = zip(cost.index, other.index, strict=True)
    same: list[Term] = [Op("=", (one, two)) for one, two in pairs if one != two]
    return Cond(conjunction(same), other.amount, Const(0)) if same else other.amount


def _action(action: m.Action) -> m.Procedure:
    """Taking an action: it counts against its limits, is paid, and does what it does."""
    body: list[m.Statement] = []
    for number, allowance in enumerate(action.allowances):
        name, index = _used(action, number)
        more = Op("+", (Read(name, index), Const(1)))
        body.append(m.Assign(var=name, index=index, value=more, clauses=allowance.clauses))
    body += [
        m.Adjust(verb="spend", amount=cost.amount, var=cost.var, index=cost.index, clauses=cost.clauses)
        for cost in action.costs
    ]
    return m.Procedure(
        name=f"action {action.name}",
        is_phase=False,
        params=action.params,
        body=(*body, *action.body),
        locals=tuple(dict.fromkeys((*(f"action {action.name}.{one.name}" for one in action.params), *action.locals))),
        clauses=action.clauses,
    )


# ---- tracks


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """The names behind the rules on a track: what stood before a gain, what after it, and what is passed."""

    before: str
    after: str
    reached: str


def passage(track: str) -> Passage:
    return Passage(before=f"track {track}.before", after=f"track {track}.after", reached=f"track {track}.reached")


def _track(name: str, book: m.Rulebook) -> tuple[m.Procedure, dict[str, m.Variable]]:
    """What a gain sets going: every value passed, from the lowest up, and for each the rules in their order."""
    track = book.variables[name]
    names = passage(name)
    rules = [rule for rule in book.reached if rule.track == name]
    body: list[m.Statement] = []
    for rule in rules:
        if rule.guards:
            test = conjunction([guard.test for guard in rule.guards])
            cited = tuple(clause for guard in rule.guards for clause in guard.clauses)
            body.append(m.If(test=test, then=rule.body, otherwise=(), clauses=(rule.id, *cited)))
        else:
            body += rule.body
    reached = Read(names.reached)
    passed = conjunction([Op(">", (reached, Read(names.before))), Op("<=", (reached, Read(names.after)))])
    loop = m.Through(var=names.reached, sort=track.sort, test=passed, as_it_was=False, body=tuple(body))
    ends = tuple(m.Param(name=one, sort=track.sort) for one in ("before", "after"))
    variables = {
        f"track {name}.{one.name}": m.Variable(
            name=f"track {name}.{one.name}", kind="local", index=(), sort=one.sort, start=Const(bounds(one.sort)[0])
        )
        for one in ends
    }
    params = (*track.index, *ends)
    local = [f"track {name}.{one.name}" for one in params] + [one for rule in rules for one in rule.locals]
    made = m.Procedure(
        name=f"track {name}",
        is_phase=False,
        params=params,
        body=(loop,),
        locals=tuple(dict.fromkeys((*local, names.reached))),
        clauses=(),
    )
    return made, variables
