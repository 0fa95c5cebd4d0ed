"""Further commands of `cli`: what they take. May import: options, and in the commands everything."""

from typing import Annotated

import typer

from tribonian import options as o


def mutate(
    book: o.Book,
    sites: Annotated[int, typer.Option(help="how many places to change, drawn at random; 0 for all")] = 120,
    seed: Annotated[int, typer.Option(help="what the draw begins with")] = 1,
    plays: Annotated[bool, typer.Option("--plays", help="look for plays too, where proofs fail")] = False,
    every: Annotated[bool, typer.Option("--all", help="tell every place, not only those where nobody noticed")] = False,
    jobs: o.Jobs = 1,
    json: o.JsonTo = None,
) -> None:
    """Change one rule at a time: do proofs or rulings notice? What nobody notices, nothing in the book protects."""
    from tribonian.mutate import mutate_book
    from tribonian.stages import choose

    raise typer.Exit(
        mutate_book(choose(book), count=sites, seed=seed, plays=plays, every=every, jobs=jobs, json_to=json)
    )


def explain(
    code: Annotated[str | None, typer.Argument(help="a code such as E0201, or nothing for a list of all")] = None,
) -> None:
    """What an error code means, why it is an error, and what to do."""
    from tribonian.explain import explain_code, list_codes

    raise typer.Exit(list_codes() if code is None else explain_code(code))
