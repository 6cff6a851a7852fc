"""The house: a picture of the rooms, their storeys and their imports."""

import tomllib
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any

from grimp import build_graph

ROOT = Path(__file__).resolve().parents[2]
Edges = dict[str, set[str]]
# room: caption, and the middle of its box in pixels, so that few lines pass behind another box
ROOMS = {
    "cli": ("commands in a terminal", 880),
    "assemble": ("joins the parts", 420),
    "web": ("pages and the JSON API", 200),
    "storage": ("the log on disk", 430),
    "paper": ("cards and tables", 650),
    "desk": ("what a person may do", 400),
    "generator": ("random competitions", 790),
    "tournament": ("competitions", 330),
    "home": ("the game at home", 665),
    "play": ("turns on the board, the jury", 840),
    "rules": ("editions, counts, scores", 515),
    "physics": ("where the discs stop", 845),
    "locale": ("sentences in each language", 315),
    "settings": ("the environment", 115),
    "error": ("families of errors", 190),
    "recount": ("a second opinion", 960),
    "machine": ("Python to machine code", 700),
}
NOTE = (
    "A line is an import; imports that follow from others are left out. "
    "Every room but recount and machine also imports error."
)
CHIP_ORDER = {"tournament": "tournament-storeys", "physics": "physics-storeys"}

WIDTH, MARGIN, GAP_Y = 1080, 24, 44
BOX_H, CHIP_H, CHIP_GAP, CHIPS_A_ROW = 52, 22, 6, 4
ROOM_W, WIDE_W = 190, 420
STYLE = """
text { font-family: system-ui, "Segoe UI", Helvetica, Arial, sans-serif; fill: #2b2118 }
.name { font-size: 17px; font-weight: 650 } .caption { font-size: 12.5px; fill: #6b5b4a }
.chip { font-size: 11.5px; fill: #57442f } .note { font-size: 12.5px; fill: #6b5b4a }
.floor { fill: #f6efe4 } .room { fill: #fff; stroke: #b98b52; stroke-width: 1.4 }
.small { fill: #f3e3c8 } path { fill: none; stroke: #9a8468; stroke-width: 1.3; opacity: .55 }
"""


def house() -> str:
    """Return the picture as SVG: one row for each storey, one line for each import that no other implies."""
    contracts = _contracts()
    storeys = [_names(storey) for storey in contracts["storeys"]]
    rooms = {room for storey in storeys for room in storey if room in ROOMS}
    chips = {room: _flat(contracts[contract]) for room, contract in CHIP_ORDER.items()}
    places = _places([[room for room in storey if room in rooms] for storey in storeys], chips)
    height = max(y + h for _, y, _, h in places.values()) + GAP_Y + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>The rooms of the house: each imports only from the storeys below it</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#fffdf9"/>',
        *_floors(places),
        *_lines(places, _reduced(_imports())),
        *(part for room, place in places.items() for part in _room(room, place, chips.get(room, []))),
        f'<text class="note" x="{MARGIN + 12}" y="{height - 16}">{NOTE}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _contracts() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    return {contract["id"]: contract["layers"] for contract in listed if "layers" in contract}


def _names(storey: str) -> list[str]:
    return [name.strip(" ()") for name in storey.split("|")]


def _flat(layers: list[str]) -> list[str]:
    return [name for storey in layers for name in _names(storey) if name != "error"]


def _imports() -> Edges:
    """Return for each room the rooms that it imports, without `error`."""
    graph, edges = build_graph("sjoelen", cache_dir=None), {room: set[str]() for room in ROOMS}
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            source, target = (_room_of(name) for name in (module, imported))
            if source in edges and target in edges and source != target != "error":
                edges[source].add(target)
    return edges


def _room_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def _reduced(edges: Edges) -> Edges:
    """Return the edges that no path over other rooms implies."""

    def reach(room: str) -> set[str]:
        return {room}.union(*(reach(target) for target in edges[room]))

    return {
        room: {
            target for target in targets if not any(target in reach(other) for other in targets - {target})
        }
        for room, targets in edges.items()
    }


Place = tuple[float, float, float, float]


def _places(storeys: list[list[str]], chips: Mapping[str, list[str]]) -> dict[str, Place]:
    """Return x, y, width and height of every room."""
    places: dict[str, Place] = {}
    y = float(MARGIN)
    for storey in storeys:
        heights = {room: _height(chips.get(room, [])) for room in storey}
        for room, height in heights.items():
            width = WIDE_W if room in chips else ROOM_W
            places[room] = (ROOMS[room][1] - width / 2, y, width, height)
        y += max(heights.values()) + GAP_Y
    return places


def _height(chips: list[str]) -> int:
    rows = -(-len(chips) // CHIPS_A_ROW)
    return BOX_H + rows * (CHIP_H + CHIP_GAP) + (CHIP_GAP if rows else 0)


def _floors(places: Mapping[str, Place]) -> Iterator[str]:
    heights: dict[float, float] = {}
    for _, y, _, height in places.values():
        heights[y] = max(height, heights.get(y, 0))
    for y, height in heights.items():
        yield (
            f'<rect class="floor" x="{MARGIN / 2}" y="{y - 12}" width="{WIDTH - MARGIN}" '
            f'height="{height + 24}" rx="10"/>'
        )


def _lines(places: Mapping[str, Place], edges: Edges) -> Iterator[str]:
    for room in places:
        targets = sorted(edges[room], key=lambda target: places[target][0])
        x, y, width, height = places[room]
        for index, target in enumerate(targets, 1):
            start = x + width * index / (len(targets) + 1)
            sources = sorted(
                (source for source in places if target in edges[source]), key=lambda source: places[source][0]
            )
            tx, ty, target_width, _ = places[target]
            end = tx + target_width * (sources.index(room) + 1) / (len(sources) + 1)
            bottom, bend = y + height, (ty - y - height) / 2
            yield (
                f'<path d="M{start:.0f} {bottom:.0f} C{start:.0f} {bottom + bend:.0f} '
                f'{end:.0f} {ty - bend:.0f} {end:.0f} {ty:.0f}"/>'
            )


def _room(room: str, place: Place, chips: list[str]) -> Iterator[str]:
    x, y, width, height = place
    middle = x + width / 2
    yield f'<rect class="room" x="{x:.0f}" y="{y:.0f}" width="{width}" height="{height}" rx="8"/>'
    yield f'<text class="name" x="{middle:.0f}" y="{y + 22:.0f}" text-anchor="middle">{room}</text>'
    caption = escape(ROOMS[room][0])
    yield f'<text class="caption" x="{middle:.0f}" y="{y + 41:.0f}" text-anchor="middle">{caption}</text>'
    chip_width = (width - CHIP_GAP * (CHIPS_A_ROW + 1)) / CHIPS_A_ROW
    for index, chip in enumerate(chips):
        row, column = divmod(index, CHIPS_A_ROW)
        left = x + CHIP_GAP + column * (chip_width + CHIP_GAP)
        top = y + BOX_H + row * (CHIP_H + CHIP_GAP)
        yield (
            f'<rect class="small" x="{left:.0f}" y="{top:.0f}" width="{chip_width:.0f}" '
            f'height="{CHIP_H}" rx="5"/>'
        )
        yield (
            f'<text class="chip" x="{left + chip_width / 2:.0f}" y="{top + 15:.0f}" '
            f'text-anchor="middle">{chip.replace("_", " ")}</text>'
        )
