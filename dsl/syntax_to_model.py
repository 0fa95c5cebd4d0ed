"""Items of a book to the checked rulebook: declares names, then checks every body, then the whole.

May import: everything of dsl above it (names, declare, check_*, model_parts, model, syntax).
"""

from tribonian.dsl import model as m, syntax as s
from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.check_effects import Effects
from tribonian.dsl.check_guards import conditions
from tribonian.dsl.check_plans import Plans
from tribonian.dsl.check_play import PlayChecker
from tribonian.dsl.check_promises import check_goal, check_invariant, check_measure
from tribonian.dsl.check_rules import check_calls, inside
from tribonian.dsl.check_rulings import check_hidden, check_ruling
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.check_tables import read_table
from tribonian.dsl.check_values import check_values
from tribonian.dsl.check_words import check_claims, check_settling, check_words, gather_reads
from tribonian.dsl.codes import Code
from tribonian.dsl.declare import declare_apart, declare_signatures, declare_sorts
from tribonian.dsl.declare_world import declare_fields, declare_world_sorts
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.model_parts import Builder
from tribonian.dsl.names import Locals, Names
from tribonian.dsl.read_data import read_world
from tribonian.dsl.sorts import TRUTH, Enumeration
from tribonian.dsl.syntax_expr import DomainOf, Name
from tribonian.dsl.terms import NO, Arg, conjunction


def build_model(
    items: list[s.ItemNode], catalogue: Catalogue, sink: Sink, *, as_printed: bool = False
) -> m.Rulebook | None:
    """The checked rulebook, or nothing and every reason why not."""
    header = next((item for item in items if isinstance(item, s.RulebookDecl)), None)
    if header is None:
        return None
    broken = [item for item in items if isinstance(item, s.BrokenItem)]
    names = Names(
        catalogue=catalogue,
        sink=sink,
        lost=frozenset(word for item in broken for word in item.words),
        incomplete=any(item.keyword == "import" for item in broken),
    )
    interpretations = [item for item in items if isinstance(item, s.InterpretationDecl)]
    declare_apart(interpretations, sink)
    in_force = [] if as_printed else interpretations
    declare_sorts(items, names)
    declare_world_sorts(items, names)
    declare_fields(items, names)
    gather_reads(items, in_force, names)
    declare_signatures(items, names)
    _footprints(items, names)
    for group in list(names.unsettled):
        names.settle(group, names.places[group])
    builder = Builder(items, names)
    _scenarios(items, names)
    builder.state()
    data, pieces, spaces = read_world(items, names)
    values = check_values(items, in_force, names)
    tables = data.tables | {
        item.name: read_table(
            item, names.signatures[item.name].params, names.signatures[item.name].sort or TRUTH, names
        )
        for item in items
        if isinstance(item, s.TableDecl) and names.places.get(item.name) == item.span
    }
    procedures = builder.procedures()
    events = builder.events()
    watches = builder.watches()
    plans = Plans(names=names, checkers=[])
    actions = {}
    for item in items:
        if isinstance(item, s.SequenceDecl) and names.places.get(item.name) == item.span:
            procedures[item.name] = plans.sequence(item)
        elif isinstance(item, s.ActionDecl) and names.places.get(item.name) == item.span:
            actions[item.name] = plans.action(item)
    reached = tuple(
        made for item in items if isinstance(item, s.ReachingRule) for made in [plans.reached(item)] if made
    )
    windows = tuple(plans.window(item, procedures) for item in items if isinstance(item, s.WindowDecl))
    for checker in plans.checkers:
        builder.locals_of(checker)
    builder.track_locals(reached)
    builder.policies()
    bodies = _bodies(procedures, events, actions, reached, windows)
    if check_calls(bodies, windows, names.places, sink) and not sink.failed:
        effects = Effects(
            procedures=procedures,
            events=events,
            values=values,
            pieces=pieces,
            bodies=bodies,
            windows=windows,
            sink=sink,
        )
        _check_effects(effects, builder.checkers + plans.checkers, names)
    if "game" not in procedures and not names.is_lost("game"):
        sink.report(Code.NO_GAME, header.span, help="write `game` and what is played, step by step")
    invariants = tuple(check_invariant(item, names) for item in items if isinstance(item, s.InvariantDecl))
    goals = tuple(check_goal(item, names) for item in items if isinstance(item, s.ReachableDecl))
    measures = tuple(
        made
        for item in items
        if isinstance(item, s.LoopDecl)
        for made in [check_measure(item, names, builder.loops, builder.scopes)]
        if made
    )
    hidden = tuple(
        made for item in items if isinstance(item, s.HiddenDecl) for made in [check_hidden(item, names)] if made
    )
    rulings_declared = [item for item in items if isinstance(item, s.RulingDecl)]
    declare_apart(rulings_declared, sink)
    labels = _labels(bodies)
    rulings = tuple(made for item in rulings_declared for made in [check_ruling(item, names, labels)] if made)
    check_settling(items, names)
    words = check_words(items, names)
    claims = check_claims(items, names)
    told = tuple(
        m.Interpretation(
            name=item.name,
            title=item.title,
            reason=item.reason,
            clauses=names.clauses(item.cites),
            prefers=tuple((one.winner, tuple(c.clause for c in one.losers)) for one in item.prefers),
            reads=tuple((one.text, one.meaning) for one in item.reads),
            redirects=tuple((one.clause, tuple(c.clause for c in one.targets)) for one in item.redirects),
            set_aside=tuple(one.clause for one in item.set_aside),
        )
        for item in interpretations
    )
    for key in sorted(names.during):
        name = f"during.{key}"
        builder.variables[name] = m.Variable(name=name, kind="during", index=(), sort=TRUTH, start=NO)
    if sink.failed:
        return None
    _warn_unused(items, names)
    return m.Rulebook(
        name=header.name,
        title=header.title,
        edition=header.edition,
        catalogue=catalogue,
        players=names.sorts.get("Player", Enumeration(name="Player", members=())),
        variables=builder.variables,
        values=values,
        tables=tables,
        procedures=procedures,
        events=events,
        watches=watches,
        scopes=_scopes(items),
        switches=tuple(names.switches.values()),
        opens=names.opens,
        invariants=invariants,
        measures=measures,
        interpretations=told,
        sheets=(),
        least_players=next((item.least for item in items if isinstance(item, s.PlayersDecl)), None),
        in_ring=names.in_ring,
        pieces=pieces,
        spaces=spaces,
        groups={name: group for name, group in names.groups.items() if group.binder != "it"},
        codes=names.codes,
        pools=_pools(items, names),
        queues=names.queues,
        hidden=hidden,
        actions=actions,
        windows=windows,
        reached=reached,
        goals=goals,
        rulings=rulings,
        words=words,
        claims=claims,
    )


def _footprints(items: list[s.ItemNode], names: Names) -> None:
    """What pieces cover; asked before groups, as these may ask who is where."""
    for item in items:
        if not isinstance(item, s.FootprintDecl):
            continue
        found = []
        for binding in (item.piece, item.space):
            of = binding.domain.of if isinstance(binding.domain, DomainOf) else None
            name = of.text if isinstance(of, Name) else ""
            sort = names.sorts.get(name)
            known = list(names.pieces) if binding is item.piece else list(names.spaces)
            if sort is None or name not in known:
                names.unknown_one(
                    name, binding.domain.span, known, wanted="a piece" if binding is item.piece else "a map"
                )
                break
            found.append(sort)
        if len(found) < 2:
            continue
        piece, space = found
        local: Locals = {item.piece.name: (Arg("piece"), piece), item.space.name: (Arg("space"), space)}
        guards = conditions(ExprChecker(names, local), item.guards)
        names.clauses(item.cites)
        test = conjunction([guard.test for guard in guards])
        names.pieces[piece.name].footprint = ("piece", "space", test, space)


def _scenarios(items: list[s.ItemNode], names: Names) -> None:
    """The scenarios as one switch."""
    if names.scenarios:
        cited = tuple(cite.clause for item in items if isinstance(item, s.ScenarioDecl) for cite in item.cites)
        sort = Enumeration(name="Scenario", members=tuple(names.scenarios))
        names.switches["scenario"] = m.Switch(
            name="scenario", kind="scenario", sort=sort, default=0, title="which scenario is played", clauses=cited
        )


def _pools(items: list[s.ItemNode], names: Names) -> dict[str, m.Pool]:
    return {
        item.name: m.Pool(name=item.name, element=names.sort(item.element), is_deck=item.is_deck)
        for item in items
        if isinstance(item, s.PoolDecl)
    }


def _bodies(
    procedures: dict[str, m.Procedure],
    events: dict[str, m.Event],
    actions: dict[str, m.Action],
    reached: tuple[m.TrackReaction, ...],
    windows: tuple[m.Window, ...],
) -> dict[str, tuple[m.Statement, ...]]:
    """Every body of the book, by the name that calls know it by."""
    found: dict[str, tuple[m.Statement, ...]] = {name: one.body for name, one in procedures.items()}
    for name, event in events.items():
        found[f"event {name}"] = tuple(one for reaction in event.reactions for one in reaction.body)
    for name, action in actions.items():
        found[f"action {name}"] = action.body
    for rule in reached:
        key = f"track {rule.track}"
        found[key] = found.get(key, ()) + rule.body
    for window in windows:
        found[f"window {window.name}"] = window.body
    return found


def _check_effects(effects: Effects, checkers: list[PlayChecker], names: Names) -> None:
    for checker in checkers:
        for loop, span in checker.through:
            effects.check_loop(loop, span)
    effects.check_ends()
    effects.check_queues(names.queues)


def _labels(bodies: dict[str, tuple[m.Statement, ...]]) -> set[str]:
    """The names of all options of the book."""
    return {
        option.name
        for body in bodies.values()
        for statement in inside(body)
        if isinstance(statement, m.Menu)
        for option in statement.options
    } | {"done", "pass"}


def _scopes(items: list[s.ItemNode]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for item in items:
        if isinstance(item, s.LimitDecl):
            found[item.scope] = (*found.get(item.scope, ()), item.name)
    return found


def _warn_unused(items: list[s.ItemNode], names: Names) -> None:
    for item in items:
        match item:
            case s.ValueDecl() | s.TableDecl() | s.StateDecl() | s.TrackDecl() | s.OptionDecl() | s.ReadingDecl():
                name = item.name
            case s.OpenDecl() | s.EventDecl():
                name = item.name
            case s.ProcedureDecl() if item.name != "game":
                name = item.name
            case s.SequenceDecl() | s.ActionDecl() | s.GroupDecl() | s.PoolDecl() | s.QueueDecl() | s.ScenarioDecl():
                name = item.name
            case s.LimitDecl():
                name = item.name
            case _:
                continue
        compares = len({rule.clause for rule in items if isinstance(rule, s.ValueRule) and rule.value == name}) > 1
        if name not in names.used and not compares:  # what clauses say of it may disagree
            names.sink.report(Code.UNUSED, item.span, name=name)
