"""The web application: one page, a stream of what has changed, and drawings addressed by the hash of their contents.

No request reaches the file system: drawings are looked up by hash, and the page's own files by name, in memory.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, get_args

from starlette.applications import Starlette
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from cards import FitilError, Lang
from cards.files import read_text
from cards.languages import LANGUAGES, RTL_CODES, SPOKEN
from generator import words
from generator.face import Ink, Look
from generator.preview.database import in_each
from generator.preview.guard import PreviewGuard
from generator.preview.live import Live
from generator.preview.sheets import Wish
from generator.typesetting import direction

PAGE = Path(__file__).parent / "page"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
FONTS = {"regular.ttf": "figo", "bold.ttf": "figbo"}
FOREVER = {"Cache-Control": "private, max-age=31536000, immutable"}
"""For whatever is addressed by a hash, since it never changes."""
FRESH = {"Cache-Control": "no-store"}


def make_app(live: Live, lang: Lang) -> Starlette:
    """Make the application; a page opens in `lang` unless its address names another language."""
    own = {path.name: path for path in PAGE.iterdir() if path.suffix in KINDS}
    html = read_text(PAGE / "page.html")

    @asynccontextmanager
    async def watching(_: Starlette) -> AsyncIterator[None]:
        task = asyncio.create_task(live.watch())
        yield
        live.stop()
        await task

    async def page(request: Request) -> Response:
        data = {
            "words": {each: page_words(each) for each in SPOKEN},
            "languages": {
                each: {"name": _named(each), "dir": direction(each)} for each in (*SPOKEN, *sorted(RTL_CODES))
            },
        }
        asked = _one_of(request.query_params, "lang", (*SPOKEN, *live.database.langs), lang)
        chosen = next(one for one in (asked, lang, "en") if one in SPOKEN)
        filled = {"lang": chosen, "dir": direction(chosen), "title": "Fitil"}
        filled |= {name: json.dumps(value, ensure_ascii=False).replace("<", "\\u003c") for name, value in data.items()}
        return HTMLResponse(re.sub(r"\{\{(\w+)\}\}", lambda m: filled[m[1]], html), headers=FRESH)

    async def own_file(request: Request) -> Response:
        path = own.get(request.path_params["name"])
        if path is None:
            raise HTTPException(404)
        return Response(path.read_bytes(), media_type=KINDS[path.suffix], headers=FRESH)

    async def font(request: Request) -> Response:
        if (name := FONTS.get(request.path_params["name"])) is None:
            raise HTTPException(404)
        return Response(await asyncio.to_thread(_font, name), media_type="font/ttf", headers=FOREVER)

    async def events(request: Request) -> Response:
        look = _look(live, request.query_params)

        async def told() -> AsyncIterator[str]:
            yield "retry: 1000\n\n"
            await live.refresh()  # needed where the system does not report saves
            async for piece in live.story(look):
                yield f"data: {json.dumps(piece, ensure_ascii=False)}\n\n" if piece else ":\n\n"

        return StreamingResponse(told(), media_type="text/event-stream", headers=FRESH)

    async def face(request: Request) -> Response:
        return _drawing(await live.face_svg(request.path_params["mark"]))

    async def sheet_page(request: Request) -> Response:
        return _drawing(await live.page_svg(request.path_params["mark"]))

    async def sheets(request: Request) -> Response:
        query = request.query_params
        try:
            return JSONResponse(await live.sheets(_look(live, query), _wish(query)), headers=FRESH)
        except (FitilError, OSError) as error:
            return JSONResponse({"problem": in_each(error)}, headers=FRESH)

    async def pdf(request: Request) -> Response:
        query = request.query_params
        try:
            made = await live.pdf(_look(live, query), _wish(query))
        except (FitilError, OSError) as error:
            return PlainTextResponse(f"{error}\n", 422, headers=FRESH)
        kept = {"Content-Disposition": 'inline; filename="cards.pdf"'}
        return Response(made, media_type="application/pdf", headers=FRESH | kept)

    async def findings(request: Request) -> Response:
        return JSONResponse(await live.findings(_look(live, request.query_params)), headers=FRESH)

    async def samples(request: Request) -> Response:
        look = _look(live, request.query_params)
        try:
            return JSONResponse(await live.samples(look.lang), headers=FRESH)
        except (FitilError, OSError) as error:
            return JSONResponse({"problem": in_each(error)}, headers=FRESH)

    async def sample(request: Request) -> Response:
        return _drawing(await live.sample_svg(request.path_params["mark"]))

    async def card(request: Request) -> Response:
        found = await live.card(request.path_params["card_id"])
        if found is None:
            raise HTTPException(404)
        return JSONResponse(found, headers=FRESH)

    routes = [
        Route("/", page),
        Route("/own/{name}", own_file),
        Route("/font/{name}", font),
        Route("/events", events),
        Route("/face/{mark}.svg", face),
        Route("/page/{mark}.svg", sheet_page),
        Route("/sheets", sheets),
        Route("/cards.pdf", pdf),
        Route("/samples", samples),
        Route("/sample/{mark}.svg", sample),
        Route("/findings", findings),
        Route("/card/{card_id}", card),
    ]
    return Starlette(routes=routes, middleware=[Middleware(PreviewGuard)], lifespan=watching)


def _named(lang: Lang) -> str:
    """What a language is called in itself; nothing of one that only cards of one's own are in."""
    return LANGUAGES[lang].own_name if lang in LANGUAGES else "English" if lang in SPOKEN else ""


def page_words(lang: Lang) -> Mapping[str, str]:
    """The words of the page in a language: the messages `preview-…`, keyed by the rest of their names."""
    path = words.FOLDER / f"{lang}.ftl"
    say = words.words(lang)
    return {name: say(f"preview-{name}") for name in re.findall(r"^preview-([\w-]+) =", read_text(path), re.MULTILINE)}


def _wish(query: QueryParams) -> Wish:
    return Wish(
        cards=query.get("cards", ""),
        sheet=query.get("sheet", "a4"),
        backs=query.get("backs") == "1",
        proof=query.get("proof") == "1",
        cut_order=query.get("cut") == "1",
    )


def _drawing(svg: str | None) -> Response:
    if svg is None:
        raise HTTPException(404)
    return Response(svg, media_type="image/svg+xml", headers=FOREVER)


def _look(live: Live, query: QueryParams) -> Look:
    langs = live.database.langs
    asked = _one_of(query, "lang", (*SPOKEN, *langs), langs[0])
    lang = asked if asked in langs else langs[0]  # the page may speak one that the cards have not
    second = _one_of(query, "second", ("", *langs), "") or None
    ink: Any = _one_of(query, "ink", get_args(Ink), "full")
    return Look(lang=lang, second=second if second != lang else None, ink=ink)


def _one_of(query: QueryParams, name: str, known: tuple[str, ...], otherwise: str) -> str:
    if (value := query.get(name, otherwise)) not in known:
        raise HTTPException(400, f"{name}: {' or '.join(filter(None, known))}")
    return value


@cache
def _font(name: str) -> bytes:
    from pymupdf_fonts import myfont

    data: bytes = myfont(name)
    return data
