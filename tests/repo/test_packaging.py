"""pyproject.toml describes the tree as it is: a forgotten package vanishes from the wheel silently."""

import tomllib
from typing import Any

from tests.repo.checkout import LINKS, PACKAGES, ROOT, files

DATA_PACKAGES = {"tribonian.rules": "rules", "tribonian.generated": "generated"}


def setuptools_table() -> dict[str, Any]:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    table: dict[str, Any] = config["tool"]["setuptools"]
    return table


def test_every_package_is_listed() -> None:
    on_disk = {
        ".".join((package, *path.parent.relative_to(top).parts))
        for package, top in PACKAGES.items()
        for path in files(top)
        if path.name == "__init__.py"
    }
    assert set(setuptools_table()["packages"]) == on_disk | set(DATA_PACKAGES)


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {path.parent for top in PACKAGES.values() for path in files(top) if path.suffix == ".py"}
    assert not [str(folder) for folder in folders if not (folder / "__init__.py").exists()]


def test_every_package_has_its_folder() -> None:
    folders = {package: top.name for package, top in PACKAGES.items()} | DATA_PACKAGES
    assert setuptools_table()["package-dir"] == folders
    assert [folder for folder in folders.values() if not (ROOT / folder).is_dir()] == []


def test_namespace_links_resolve() -> None:
    links = {path.name: path for path in (ROOT / "tribonian").iterdir() if path.is_symlink()}
    assert links.keys() >= LINKS, "these must be links; clone with core.symlinks=true"
    for name, link in links.items():
        assert link.readlink().as_posix() == f"../{name}"
        assert link.is_dir()
