"""A page of a report taken apart: its elements, its addresses, the text of its script."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "input", "link", "br"}
ADDRESSES = {"src", "href", "action", "srcset", "data", "poster", "xlink:href"}


@dataclass(slots=True)
class Page:
    ids: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    rows: list[dict[str, str]] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    boxes: list[str] = field(default_factory=list)
    policy: str = ""
    script: str = ""
    style: str = ""
    tags: set[str] = field(default_factory=set)


class _Reader(HTMLParser):
    """Reads strictly: what is opened must be closed, in order."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page = Page()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        page = self.page
        page.tags.add(tag)
        page.addresses += [value for name, value in given.items() if name in ADDRESSES]
        if "id" in given:
            page.ids.append(given["id"])
        if "row" in given.get("class", "").split():
            page.rows.append(given)
        if "data-box" in given:
            (page.boxes if "svg" in self.open else page.steps).append(given["data-box"])
        if given.get("http-equiv") == "Content-Security-Policy":
            page.policy = given["content"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes nothing"

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "script":
            self.page.script += data
        if self.open and self.open[-1] == "style":
            self.page.style += data


def read_page(text: str) -> Page:
    reader = _Reader()
    reader.feed(text)
    reader.close()
    assert not reader.open, reader.open
    return reader.page
