"""The builder: whole or not at all, the same bytes every time, and one clear line about a finding in the pages."""

import re
import shutil
import signal
import subprocess
from functools import partial
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from urllib.request import urlopen

import pytest

import commands
from cards import Finding, FitilError, game_ids, load_game
from cards.told import speaking, told
from tests.budget import LONG
from tests.site.asking import index

ROOT = Path(__file__).resolve().parents[2]
GAME = "cosmic"


def tree(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def differing(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    """The names of the files that two trees do not have alike."""
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


@pytest.fixture
def copy(builder, site, tmp_path, monkeypatch):
    """A copy of `site/` with the pages of one game, to change and to build.

    The font subsets and, as the same sources lie beside it, the runtime of `site` are reused.
    """
    shutil.copytree(
        ROOT / "site", tmp_path / "site", ignore=lambda _, names: {*game_ids(), "__pycache__"} & {*names} - {GAME}
    )
    for page in tmp_path.glob("site/*/docs/*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(re.sub(rf"\]\((?!{GAME}/)[a-z]+/[^)]*\)", "](print.md)", text), encoding="utf-8")
    for beside in ("output", "cards", "generator", "rules_checker", "third_party.yaml", "OWN.md"):
        (tmp_path / beside).symlink_to(ROOT / beside)
    monkeypatch.setattr(builder.place, "SITE", tmp_path / "site")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return tmp_path / "site"


@pytest.fixture
def without_programs(builder, monkeypatch):
    """Have a build make pages alone: what runs in them and what programs read has no part in their faults."""
    monkeypatch.setattr(builder.builder, "_runtime", lambda place, drawn: "")
    monkeypatch.setattr(builder.builder, "_write_api", lambda folder: None)


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@LONG
def test_a_build_over_an_older_one_gives_the_same_bytes_and_nothing_else(builder, site, tmp_path, monkeypatch, capsys):
    """The second is made with what the first remembers; it tells how long its steps took."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")  # as if on another day
    out = tmp_path / "again"
    shutil.copytree(site, out)
    (out / "stale.html").write_text("from an older build")
    builder.build(out, times=True)
    assert differing(tree(out), tree(site)) == []
    assert re.search(r"^text\.search +\d+\.\d\d +\d+\.\d\d$", capsys.readouterr().out, re.MULTILINE)
    assert [p.name for p in tmp_path.iterdir()] == ["again"], "nothing is left beside it"


def test_no_site_map_and_no_source_maps(site):
    names = [name for name in tree(site) if name.endswith(".map") or "sitemap" in name]
    assert names == []


def test_a_folder_not_built_by_us_is_left_alone(builder, tmp_path):
    (tmp_path / "letters.txt").write_text("dear diary")
    with pytest.raises(FitilError, match="not the site"):
        builder.build(tmp_path)
    assert tree(tmp_path) == {"letters.txt": b"dear diary"}


@pytest.mark.parametrize("name", ["file", "file/below", "loop"])
def test_an_unusable_folder_is_one_clear_line(builder, tmp_path, name):
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(FitilError) as error:
        builder.build(tmp_path / name)
    assert "\n" not in str(error.value)


def test_a_taken_port_is_one_clear_line(builder, tmp_path):
    other = builder.Server(("127.0.0.1", 0), builder.Handler)
    with other, pytest.raises(FitilError, match=f"port {other.server_port}"):
        builder.serve(tmp_path / "out", other.server_port)


def test_a_library_that_only_the_site_needs_is_named_where_it_is_missing(builder, monkeypatch, tmp_path):
    monkeypatch.setattr(builder.builder, "NEEDED", ("material", "no_such_library"))
    with pytest.raises(FitilError, match=r"built by no_such_library: run `make setup`"):
        builder.build(tmp_path / "site")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("error", "told"), [(BrokenPipeError, False), (ConnectionResetError, False), (KeyError, True)])
def test_a_page_closed_before_it_was_sent_is_no_error(builder, capsys, error, told):
    with builder.Server(("127.0.0.1", 0), builder.Handler) as server:
        try:
            raise error
        except error:
            server.handle_error(None, ("127.0.0.1", 1))
    assert bool(capsys.readouterr().err) is told


def test_ctrl_c_ends_serving_quietly(builder, monkeypatch, tmp_path, capsys):
    def interrupted(server):
        raise KeyboardInterrupt

    monkeypatch.setattr(builder.watching, "build_languages", lambda *_, **__: builder.SiteBuild({}, ""))
    monkeypatch.setattr(builder.Served, "watch", lambda served: None)
    monkeypatch.setattr(builder.Server, "serve_forever", interrupted)
    with speaking("ru"):
        builder.serve(tmp_path, 0)
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/ \(Ctrl-C — остановить\)\n", capsys.readouterr().out)


def test_ctrl_c_while_building_ends_the_builds_and_leaves_nothing(builder, monkeypatch, tmp_path):
    made = []

    class Noted(subprocess.Popen):
        def __init__(self, *given, **options):
            super().__init__(*given, **options)
            made.append(self)

    def interrupted(worker):
        raise KeyboardInterrupt

    monkeypatch.setattr(builder.workers.subprocess, "Popen", Noted)
    monkeypatch.setattr(builder.workers, "said_of", interrupted)
    with pytest.raises(KeyboardInterrupt):
        builder.build(tmp_path / "out")
    assert [process.returncode for process in made] == [-signal.SIGKILL] * 2
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("without_programs")
def test_a_broken_link_stops_the_build_and_keeps_the_old_site(builder, copy, tmp_path, monkeypatch):
    out = tmp_path / "out"
    out.mkdir()
    (out / builder.MARKER).touch()
    (out / "index.html").write_text("the old site")
    monkeypatch.setattr(builder.place, "LANGS", ("he",))
    change(copy / f"he/docs/{GAME}/learn.md", "rules.md#win.five", "rules.md#win.nothing")
    before = sorted(tmp_path.iterdir())
    with pytest.raises(FitilError, match=r"site/he: .*learn\.md.*win\.nothing"):
        builder.build(out, lean=True)
    assert (out / "index.html").read_text() == "the old site"
    assert sorted(tmp_path.iterdir()) == before, "nothing is left beside it"


@pytest.mark.usefixtures("without_programs")
def test_a_picture_that_cannot_be_drawn_is_told_of_in_the_language_of_the_run(builder, copy, tmp_path, monkeypatch):
    monkeypatch.setattr(builder.place, "LANGS", ("he",))
    picture = min((copy / "pictures" / GAME).glob("*.yaml"))
    picture.write_text("size: [100, 50]\nscene: [{draw: disc, at: [9, 9], r: 5, fill: god}]\n", encoding="utf-8")
    with speaking("ru"), pytest.raises(FitilError) as caught:
        builder.build(tmp_path / "out", lean=True)
    assert re.search(rf"site/he: .*{picture.name}:2:9: .*нет цвета «god»", told(caught.value, "ru"))


@LONG
def test_a_draft_is_built_with_dead_links_and_undrawn_pictures(builder, copy, tmp_path, monkeypatch):
    monkeypatch.setattr(builder.place, "LANGS", ("ru",))
    path = copy / f"ru/docs/{GAME}/learn.md"
    change(path, "rules.md#win.five", "rules.md#win.nothing")
    path.write_text(path.read_text(encoding="utf-8") + "\n![3 бомбы](pictures/no-such.svg)\n", encoding="utf-8")
    builder.build(tmp_path / "out", draft=True, lean=True)
    assert "<em>[3\u00a0бомбы]</em>" in (tmp_path / f"out/ru/{GAME}/learn/index.html").read_text(encoding="utf-8")


@LONG
def test_a_small_site_is_built_again_and_page_by_page(builder, copy, site, tmp_path, monkeypatch, capsys):
    """Of one game, as what is built of all games is built of each."""
    out, path = tmp_path / "out", copy / f"ru/docs/{GAME}/learn.md"
    findings = [Finding(path, 1, "wrong", "something is wrong")]
    served = builder.Served(out, draft=False, lean=True, check=lambda: findings)
    try:
        served.build()
        built = tree(out)
        while_one_writes(served, out, path, capsys)
        assert differing(tree(out), built) == [], "built alone a page is what it is among all"
        served.change({path, copy / "overrides/main.html"})
        assert differing(tree(out), built) == [], "built as a whole, around what runs in its pages"
        assert "built the site in" in capsys.readouterr().out
    finally:
        served.close()
    having_pages_is_enough_for_a_game_to_have_its_tab_and_its_card(site, out)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")  # as if on another day
    (out / "stale.html").write_text("from an older build")
    beside = sorted(tmp_path.iterdir())
    capsys.readouterr()
    builder.build(out, lean=True, times=True)  # with what the first build remembers
    assert differing(tree(out), built) == []
    assert re.search(r"^text\.search +\d+\.\d\d +\d+\.\d\d$", capsys.readouterr().out, re.MULTILINE)
    assert sorted(tmp_path.iterdir()) == beside, "nothing is left beside it"


def test_what_runs_in_pages_follows_once_nothing_changes(builder, tmp_path, monkeypatch, capsys):
    built = []

    def build(*_, runtime=None, **__):
        built.append(runtime)
        return builder.SiteBuild({}, runtime or f"made {len(built)}")

    monkeypatch.setattr(builder.watching, "build_languages", build)
    served = builder.Served(tmp_path, draft=False, check=list)
    served.build()
    served.follow()
    assert built == [None], "nothing has changed"
    for _ in range(2):
        served.change({Path("game.yaml")})
    assert built == [None, "made 1", "made 1"]
    with speaking("ru"):
        served.follow()
    served.follow()
    assert built == [None, "made 1", "made 1", None], "once"
    assert "собрано и то, что работает на страницах" in capsys.readouterr().out.splitlines()[-1]
    served.change({Path("game.yaml")})
    assert built[-1] == "made 4"


def while_one_writes(served, out, path, capsys):
    """A changed page is built alone, and what is wrong is told."""
    before, text = tree(out), path.read_text(encoding="utf-8")
    path.write_text(text + "\nСовсем новые слова.\n", encoding="utf-8")
    with speaking("ru"):
        served.change({path})
    after = tree(out)
    assert "Совсем новые" in after[f"ru/{GAME}/learn/index.html"].decode()
    assert "Совсем новые" in "".join(index(after[f"ru/search/{GAME}.js"].decode())["entries"]["text"])
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {f"ru/{GAME}/learn/index.html", f"ru/search/{GAME}.js", f"ru/kept/{GAME}.json"}
    said = capsys.readouterr().out
    assert "something is wrong" in said and re.search(rf"^за [\d.]+ с: ru/docs/{GAME}/learn\.md$", said, re.MULTILINE)
    path.write_text(path.read_text(encoding="utf-8") + "\n![3](pictures/no-such.svg)\n", encoding="utf-8")
    served.change({path})
    assert re.search(rf"site/ru: .*{GAME}/learn\.md.*pictures/{GAME}/no-such\.yaml", capsys.readouterr().out)
    assert differing(tree(out), after) == []
    path.write_text(text, encoding="utf-8")
    served.change({path})


def having_pages_is_enough_for_a_game_to_have_its_tab_and_its_card(site, small):
    """No configuration names a game."""
    for lang in ("he", "ru"):
        home, of_one = ((folder / lang / "index.html").read_text(encoding="utf-8") for folder in (site, small))
        for game in game_ids():
            assert f"href={game}/" in home
            assert (f"href={game}/" in of_one) == (game == GAME)
            assert load_game(game).title[lang] in home
            assert (small / lang / game).exists() == (game == GAME)
        assert load_game("smashup").title[lang] not in of_one


def test_open_pages_are_told_of_a_change(builder, site):
    served = builder.Served(site, draft=False, check=list)
    handler = partial(builder.LiveHandler, served.wait, directory=str(site))
    with builder.Server(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        with urlopen(f"{address}/ru/cosmic/") as answer:
            assert f'<script src="{builder.RELOAD}" defer></script></head>'.encode() in answer.read()
        with urlopen(address + builder.RELOAD) as answer:
            assert builder.CHANGES.encode() in answer.read()
        told = []

        def listen():
            with urlopen(address + builder.CHANGES) as answer:
                told.append(answer.read())

        listener = Thread(target=listen)
        listener.start()
        while listener.is_alive():
            served.change(set())
            listener.join(0.05)
        assert told == [b"data: changed\n\n"]
        server.shutdown()


def test_the_command_refuses_to_build_a_site_with_findings(monkeypatch):
    def refused(out, draft=False):
        raise AssertionError("it was built")

    finding = Finding(commands.ROOT / "site/ru/docs/boombit/rules.md", 1, "some-code", "something is wrong")
    anywhere = SimpleNamespace(at=lambda base, club: None)
    builder = SimpleNamespace(build=refused, Placed=anywhere)
    modules = {"check": SimpleNamespace(check=lambda: [finding, finding]), "building": builder}
    monkeypatch.setattr(commands, "_site", modules.get)
    with pytest.raises(
        FitilError, match=r"^site/ru/docs/boombit/rules\.md:1: something.* \(and 1 more: `fitil site check`\)"
    ):
        commands.site_build(Path("nowhere"))
    built = []
    builder.build = lambda out, draft, lean, times, placed: built.append((out, draft, lean, times))
    commands.site_build(Path("nowhere"), draft=True, lean=True)
    assert built == [(Path("nowhere"), True, True, False)]
