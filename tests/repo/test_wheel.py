"""The wheel is complete, owns one name, and plays where no checkout is.

Built through the source distribution from a copy of the tree, so that leftovers in the checkout
(an old SOURCES.txt, a build folder) can neither help nor spoil it. Uses no network.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.repo.checkout import PACKAGES, ROOT, files

pytestmark = pytest.mark.xdist_group("wheel")  # one worker builds the wheel, once

# One of each kind, by its full name; test_wheel_carries_every_file checks the rest.
SAMPLES = {
    "tribonian/py.typed",
    "tribonian/cli.py",
    "tribonian/dsl/grammar.lark",
    "tribonian/compiler/emit/templates/engine.py.j2",
    "tribonian/rules/agricola/book.rules",
    "tribonian/generated/agricola.py",
}

PROBE = """
from importlib.resources import files
import tribonian, tribonian.dsl, tribonian.compiler
for module in (tribonian, tribonian.dsl, tribonian.compiler):
    print(module.__file__)
print(files("tribonian.rules") / "agricola" / "book.rules")
print(files("tribonian.generated") / "agricola.py")
"""


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command free of this environment's Python settings; fail with its output unless it exits 0."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built sdist first as a release is."""
    source = tmp_path_factory.mktemp("wheel") / "source"
    for path in files():
        copy = source / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    dist = source.parent / "dist"
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", dist, source, cwd=source.parent)
    (built,) = dist.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts folder of a fresh environment with the wheel in it.

    Dependencies are this environment's, through a .pth line. Python does not read the .pth files
    of a folder added that way, so the editable install of the checkout stays out of sight.
    """
    home = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    schemes = sysconfig.get_paths("venv", vars={"base": str(home), "platbase": str(home)})
    scripts = Path(schemes["scripts"])
    own = sysconfig.get_paths()
    Path(schemes["purelib"], "dependencies.pth").write_text(f"{own['purelib']}\n{own['platlib']}\n", encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--python", scripts / "python", "install")
    run(*pip, "--quiet", "--no-deps", "--no-index", "--force-reinstall", wheel, cwd=home)
    return scripts


def test_wheel_owns_one_name(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"tribonian"}


def test_wheel_carries_every_file(wheel: Path) -> None:
    expected = set(SAMPLES)
    for package, top in PACKAGES.items():
        folder = package.replace(".", "/")
        expected |= {f"{folder}/{path.relative_to(top).as_posix()}" for path in files(top)}
    for path in (*files(ROOT / "rules"), *files(ROOT / "generated")):
        if path.suffix in {".rules", ".tsv", ".py"}:
            expected.add(f"tribonian/{path.relative_to(ROOT).as_posix()}")
    expected = {name for name in expected if not name.endswith("/README.md")}
    with ZipFile(wheel) as archive:
        carried = set(archive.namelist())
    assert not expected - carried, "name these under [tool.setuptools] packages or package-data"


def test_installed_modules_and_data_are_the_wheels(installed: Path, tmp_path: Path) -> None:
    places = run(installed / "python", "-c", PROBE, cwd=tmp_path).splitlines()
    assert len(places) == 5
    for place in places:
        assert Path(place).is_file()
        assert Path(place).is_relative_to(installed.parent), "the checkout shows through"


def test_installed_command_plays_without_a_checkout(installed: Path, tmp_path: Path) -> None:
    run(installed / "tribonian", "play", "agricola", "--players", "random,random", "--seed", "1", cwd=tmp_path)
