"""The published schemas, each a validator that knows the others."""

import json
from importlib.resources import files
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

NAMES = ("verify", "findings", "play", "position")


def read_schema(name: str) -> dict[str, Any]:
    text = (files("tribonian") / "schemas" / f"{name}-1.schema.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def validator(name: str) -> Draft202012Validator:
    found = [read_schema(one) for one in NAMES]
    known: Registry[Any] = Registry().with_resources((one["$id"], Resource.from_contents(one)) for one in found)
    return Draft202012Validator(read_schema(name), registry=known)
