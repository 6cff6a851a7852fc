"""The API of boards and scenes: discs on a board, and the verdict of a jury on each."""

from dataclasses import astuple
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request

from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.incident import Consequence
from sjoelen.rules.score import unchecked_score
from sjoelen.web.changes import REFUSED, UNKNOWN
from sjoelen.web.error import PlayNotInstalled
from sjoelen.web.language import language_of
from sjoelen.web.requests import SceneBody
from sjoelen.web.responses import (
    BoardSchema,
    DiscPlacement,
    DiscVerdictSchema,
    JudgedDisc,
    SceneSchema,
    WoodSchema,
)

if TYPE_CHECKING:
    from sjoelen.physics.scene.placement import Placement
    from sjoelen.play.disc import Disc
    from sjoelen.play.referee import DiscVerdict
    from sjoelen.play.situation import Situation

MM_DIGITS = 3


def scenes() -> APIRouter:
    """Return the routes that show a board and judge a scene."""
    router = APIRouter(tags=["rules"])

    @router.get("/boards/{board_id}", responses=UNKNOWN)
    def show_board(board_id: str) -> BoardSchema:
        """Return the wood of a board, to draw it and to put discs on it."""
        try:
            return _board_schema(board_id)
        except ImportError:
            raise PlayNotInstalled from None

    @router.post("/scenes/judge", responses={code: REFUSED[code] for code in (400, 404, 409, 413)})
    def judge_scene(request: Request, body: SceneBody) -> SceneSchema:
        """Judge the discs of a scene file; nothing is stored, so no idempotency key is needed."""
        try:
            from sjoelen.play.situation import parse_situation  # noqa: PLC0415 an extra, and slow
        except ImportError:
            raise PlayNotInstalled from None
        return _scene_schema(parse_situation(body.toml), edition_of(body.edition), language_of(request))

    return router


def _board_schema(board_id: str) -> BoardSchema:
    from sjoelen.physics.board.builtin_boards import board  # noqa: PLC0415 an extra, and slow
    from sjoelen.physics.board.wood import M_PER_MM, boxes  # noqa: PLC0415
    from sjoelen.physics.scene.support import SUPPORTS  # noqa: PLC0415

    sizes = board(board_id).dimensions
    width, end = sizes.inside_width_mm.value, sizes.line_to_end_mm.value
    wood = []
    for *edges_m, support in boxes(sizes).tolist():
        left, right, front, rear, low, high = (round(edge / M_PER_MM, MM_DIGITS) for edge in edges_m)
        left, right, kind = left + width / 2, right + width / 2, SUPPORTS[int(support)]
        wood.append(
            WoodSchema(left=left, right=right, front=front, rear=rear, low=low, high=high, support=kind)
        )
    return BoardSchema(
        id=board_id,
        width=width,
        start=end - sizes.length_mm.value,
        gates=end - sizes.gate_to_end_mm.value,
        end=end,
        gate_height=sizes.gate_height_mm.value,
        radius=sizes.disc_diameter_mm.value / 2,
        thickness=sizes.disc_thickness_mm.value,
        wood=wood,
    )


def _scene_schema(situation: "Situation", edition: Edition, language: str) -> SceneSchema:
    from sjoelen.physics.board.builtin_boards import board as board_of  # noqa: PLC0415 an extra, and slow
    from sjoelen.play.situation_drawing import draw_side_views  # noqa: PLC0415

    verdict = situation.verdict(edition)
    return SceneSchema(
        title=situation.scene.titled(language),
        board=board_of(situation.scene.board).id,
        edition=edition.id,
        tally=list(verdict.tally.counts),
        points=None if verdict.void else unchecked_score(verdict.tally, edition).points,
        void=verdict.void,
        discs=[_disc(disc, edition) for disc in situation.discs],
        verdicts=[_verdict(ruled, situation, edition) for ruled in verdict.discs],
        side_views=draw_side_views(situation, edition),
    )


def _placement(placement: "Placement") -> DiscPlacement:
    x_m, y_m, support, low_m, high_m, on = astuple(placement)
    return DiscPlacement(x=x_m, y=y_m, support=support, low=low_m, high=high_m, on=on)


def _disc(disc: "Disc", edition: Edition) -> JudgedDisc:
    """Return a disc in the form of a scene file."""
    history, gates = disc.history, edition.gate_values.value
    return JudgedDisc(
        placement=None if disc.placement is None else _placement(disc.placement),
        gate=None if history.compartment is None else gates[history.compartment],
        strayed=history.strayed,
        over_bar=history.over_bar,
        returned=[gates[compartment] for compartment in history.returned],
        in_play=history.in_play,
        touched=history.touched,
        broken=history.broken,
        foreign=disc.foreign,
        stacked=history.stacked,
        left_at_end=disc.left_y_m < 0.0,
    )


def _verdict(ruled: "DiscVerdict", situation: "Situation", edition: Edition) -> DiscVerdictSchema:
    from sjoelen.play.location import place_name  # noqa: PLC0415 an extra, and slow
    from sjoelen.play.verdict_reason import lath_gap_mm, reason_of  # noqa: PLC0415

    gates, lies_in = edition.gate_values.value, ruled.location.compartment
    consequence = None if ruled.ruling is None else ruled.ruling.consequence
    judged = consequence is Consequence.COUNTS_IF_TOUCHING
    return DiscVerdictSchema(
        number=ruled.disc.number,
        place=place_name(ruled.location, ruled.disc.placement),
        gate=None if lies_in is None else gates[lies_in],
        counts_in=None if ruled.counts_in is None else gates[ruled.counts_in],
        reason=reason_of(ruled, situation.lines),
        lath_mm=lath_gap_mm(ruled, situation.lines),
        incident=ruled.incident,
        consequence=ruled.fate if judged else consequence,
        fate=ruled.fate,
        article=ruled.article,
    )
