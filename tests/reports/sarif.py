"""The part of SARIF 2.1.0 that is written here, as a closed schema: a property that the standard has not is refused."""

from typing import Any

Json = dict[str, Any]
TEXT: Json = {"type": "string", "minLength": 1}


def record(required: str, **properties: Json) -> Json:
    """An object with these properties and no others."""
    return {"type": "object", "required": required.split(), "properties": properties, "additionalProperties": False}


def some(items: Json) -> Json:
    return {"type": "array", "items": items}


NUMBER: Json = {"type": "integer", "minimum": 1}
MESSAGE = record("text", text=TEXT)
REGION = record("startLine", startLine=NUMBER, startColumn=NUMBER, endLine=NUMBER, endColumn=NUMBER)
PHYSICAL = record(
    "artifactLocation region",
    artifactLocation=record("uri", uri={"type": "string", "pattern": r"^[A-Za-z0-9._~:/%@+-]+$"}),
    region=REGION,
)
LOCATION = record(
    "",
    id={"type": "integer", "minimum": 0},
    physicalLocation=PHYSICAL,
    logicalLocations=some(record("name", name=TEXT, fullyQualifiedName=TEXT, kind=TEXT)),
    message=MESSAGE,
)
STEP = record(
    "location",
    location=LOCATION,
    executionOrder=NUMBER,
    importance={"enum": ["important", "essential", "unimportant"]},
)
FLOW = record("threadFlows", message=MESSAGE, threadFlows=some(record("locations", locations=some(STEP))))
RESULT = record(
    "message ruleId ruleIndex level locations",
    ruleId=TEXT,
    ruleIndex={"type": "integer", "minimum": 0},
    level={"enum": ["none", "note", "warning", "error"]},
    message=MESSAGE,
    locations=some(LOCATION),
    relatedLocations=some(LOCATION),
    codeFlows=some(FLOW),
    partialFingerprints={"type": "object", "additionalProperties": TEXT},
    properties={"type": "object"},
)
RULE = record(
    "id",
    id=TEXT,
    name={"type": "string", "pattern": "^[A-Za-z]+$"},
    shortDescription=MESSAGE,
    fullDescription=MESSAGE,
    help=MESSAGE,
    defaultConfiguration=record("level", level={"enum": ["none", "note", "warning", "error"]}),
)
DRIVER = record("name", name=TEXT, semanticVersion={"type": "string", "pattern": r"^\d+\.\d+\.\d+"}, rules=some(RULE))
RUN = record(
    "tool results",
    tool=record("driver", driver=DRIVER),
    automationDetails=record("id", id=TEXT),
    columnKind={"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
    results=some(RESULT),
)
LOG = record("version runs", **{"$schema": TEXT}, version={"const": "2.1.0"}, runs=some(RUN))
