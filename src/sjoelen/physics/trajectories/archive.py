"""Trajectory files: JSON and a compact form. docs/developers/trajectory.md describes both."""

import hashlib
import json
import struct
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from itertools import pairwise
from typing import Any, ClassVar, TypeAlias

from pydantic import ConfigDict

from sjoelen.error import Phrase
from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.board.equipment import Board
from sjoelen.physics.board.toml_file import STRICT, Document, FieldError, validated
from sjoelen.physics.error import BrokenTrajectory, TrajectoryTooNew
from sjoelen.physics.out_of_plane.effects import Effect, bits_of, effects_of
from sjoelen.physics.release import Release
from sjoelen.physics.scene.support import SUPPORT_CODES, SUPPORTS, Support
from sjoelen.physics.trajectories.interpolation import knots
from sjoelen.physics.trajectories.trajectory import (
    CONTACT_CODES,
    CONTACT_KINDS,
    Contact,
    ContactKind,
    Segment,
    Trajectory,
    arrays_of,
)

FORMAT, VERSION = "sjoelen-trajectory", 3  # version 1 has no heights, version 2 no effects
MAGIC = b"SJTR"
HEAD = struct.Struct("<4sHI")  # magic, version, length of the body
DIGEST_BYTES = 32
COUNTS = struct.Struct("<HQHdIIBB")  # engine, seed, discs, end, segments, contacts, two name lengths
OFF = struct.Struct("<B")
FLAT_SEGMENT, SEGMENT = struct.Struct("<dH6d"), struct.Struct("<dH6dB3dh")  # of version 1; from version 2
CONTACT, RELEASE = struct.Struct("<dBHh6d"), struct.Struct("<5d")
NO_NUMBER, FLAT_COLUMNS = -1, 8
NO_TRAJECTORY = Phrase("no-trajectory")
UNREADABLE = (ValueError, LookupError, RecursionError, struct.error)


FlatRow: TypeAlias = tuple[float, int, float, float, float, float, float, float]
SegmentRow: TypeAlias = tuple[
    float, int, float, float, float, float, float, float, Support, float, float, float, int | None
]
ContactRow: TypeAlias = tuple[float, ContactKind, int, int | None, float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class TrajectoryFile:
    """The fields of the JSON form; version 1 has flat rows, and only version 3 has `off`."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    format: str
    version: int
    engine: int
    board: str
    condition: str
    board_hash: str
    seed: int
    release: tuple[float, float, float, float, float]
    discs: int
    ended_s: float
    segments: tuple[SegmentRow | FlatRow, ...]
    contacts: tuple[ContactRow, ...]
    knots: list[Any]
    off: frozenset[Effect] = frozenset()


def to_json(trajectory: Trajectory) -> str:
    """Return a trajectory as JSON, with interpolation knots for a browser; raises what `arrays_of` raises."""
    arrays = arrays_of(trajectory)
    body: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "engine": trajectory.engine,
        "board": board_of(trajectory.board).id,
        "condition": trajectory.condition,
        "board_hash": trajectory.board_hash,
        "seed": trajectory.seed,
        "release": list(astuple(trajectory.release)),
        "discs": trajectory.discs,
        "ended_s": trajectory.ended_s,
        "segments": [list(astuple(segment)) for segment in trajectory.segments],
        "knots": _knots(trajectory, arrays),
        "contacts": [list(astuple(contact)) for contact in trajectory.contacts],
        "off": sorted(trajectory.off),
    }
    return json.dumps(body | {"sha256": _digest(body)}, separators=(",", ":"))


def from_json(text: str, own_board: Board | None = None) -> Trajectory:
    """Read a trajectory from JSON, or an answer that holds one, made on a built-in board or your own.

    Raises BrokenTrajectory, TrajectoryTooNew, NoSuchBoard, UnknownCondition.
    """
    try:
        file = validated(_checked_body(text), TrajectoryFile)
    except FieldError:
        raise BrokenTrajectory(reason=NO_TRAJECTORY) from None
    board = own_board or file.board
    return _checked(
        Trajectory(
            board,
            file.condition,
            file.board_hash,
            file.engine,
            file.seed,
            Release(*file.release),
            file.discs,
            file.ended_s,
            tuple(_segment(row, board, file.condition) for row in file.segments),
            tuple(Contact(*row) for row in file.contacts),
            file.off,
        )
    )


def _checked_body(text: str) -> Document:
    """Return the fields whose version and checksum are right."""
    try:
        document = json.loads(text)
    except UNREADABLE:
        raise BrokenTrajectory(reason=NO_TRAJECTORY) from None
    body = document.get("trajectory", document) if isinstance(document, dict) else None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise BrokenTrajectory(reason=NO_TRAJECTORY)
    _check_version(body.get("version"))
    if body.pop("sha256", None) != _digest(body):
        raise BrokenTrajectory(reason=Phrase("seal-broken"))
    return body


def to_bytes(trajectory: Trajectory) -> bytes:
    """Return a trajectory in the compact form."""
    board, condition = board_of(trajectory.board).id.encode(), trajectory.condition.encode()
    body = b"".join(
        (
            COUNTS.pack(
                trajectory.engine,
                trajectory.seed,
                trajectory.discs,
                trajectory.ended_s,
                len(trajectory.segments),
                len(trajectory.contacts),
                len(board),
                len(condition),
            ),
            OFF.pack(bits_of(trajectory.off)),
            board,
            condition,
            bytes.fromhex(trajectory.board_hash),
            RELEASE.pack(*astuple(trajectory.release)),
            *(_pack_segment(segment) for segment in trajectory.segments),
            *(_pack_contact(contact) for contact in trajectory.contacts),
        )
    )
    whole = HEAD.pack(MAGIC, VERSION, len(body)) + body
    return whole + hashlib.sha256(whole).digest()


def from_bytes(content: bytes, own_board: Board | None = None) -> Trajectory:
    """Read a trajectory from the compact form; raises BrokenTrajectory, TrajectoryTooNew."""
    if len(content) < HEAD.size or content[:4] != MAGIC:
        raise BrokenTrajectory(reason=NO_TRAJECTORY)
    _magic, version, length = HEAD.unpack_from(content)
    _check_version(version)
    whole, digest = content[:-DIGEST_BYTES], content[-DIGEST_BYTES:]
    if len(whole) != HEAD.size + length or hashlib.sha256(whole).digest() != digest:
        raise BrokenTrajectory(reason=Phrase("seal-broken"))
    try:
        return _checked(_unpack(whole, version, own_board))
    except UNREADABLE:
        raise BrokenTrajectory(reason=NO_TRAJECTORY) from None


def from_content(content: bytes, own_board: Board | None = None) -> Trajectory:
    """Read a trajectory from either form; raises BrokenTrajectory, TrajectoryTooNew."""
    if content.startswith(MAGIC):
        return from_bytes(content, own_board)
    return from_json(content.decode(errors="replace"), own_board)


def _checked(trajectory: Trajectory) -> Trajectory:
    """Return a trajectory if it has a segment for every disc."""
    if {segment.disc for segment in trajectory.segments} != set(range(trajectory.discs)):
        raise BrokenTrajectory(reason=Phrase("disc-untold"))
    return trajectory


def _unpack(whole: bytes, version: int, own_board: Board | None) -> Trajectory:
    offset, off, segment = HEAD.size + COUNTS.size, 0, SEGMENT if version > 1 else FLAT_SEGMENT
    if version > 2:  # noqa: PLR2004 the first version with effects
        (off,) = OFF.unpack_from(whole, offset)
        offset += OFF.size
    engine, seed, discs, ended_s, segments, contacts, *lengths = COUNTS.unpack_from(whole, HEAD.size)
    names = []
    for length in lengths:
        names.append(whole[offset : offset + length].decode())
        offset += length
    board, condition = own_board or names[0], names[1]
    board_hash = whole[offset : offset + DIGEST_BYTES].hex()
    offset += DIGEST_BYTES
    release = Release(*RELEASE.unpack_from(whole, offset))
    offset += RELEASE.size
    middle = offset + segments * segment.size
    end = middle + contacts * CONTACT.size
    return Trajectory(
        board,
        condition,
        board_hash,
        engine,
        seed,
        release,
        discs,
        ended_s,
        tuple(_segment(row, board, condition) for row in segment.iter_unpack(whole[offset:middle])),
        tuple(_unpack_contact(row) for row in CONTACT.iter_unpack(whole[middle:end])),
        effects_of(off),
    )


def _segment(row: Sequence[Any], board: str | Board, condition: str) -> Segment:
    """Return a segment of any version; in version 1 every disc lies flat on the floor."""
    glide, heights = row[:FLAT_COLUMNS], row[FLAT_COLUMNS:]
    if not heights:
        thickness_m = float(board_arrays(board_of(board), condition).board[layout.THICKNESS_M])
        return Segment(*(*glide, Support.FLOOR, 0.0, thickness_m, 0.0, None))
    support, *lifted, on = heights
    holder = SUPPORTS[support] if isinstance(support, int) else Support(support)
    return Segment(*(*glide, holder, *lifted, None if on == NO_NUMBER else on))


def _pack_segment(segment: Segment) -> bytes:
    *glide, support, low_m, high_m, rise_mps, on = astuple(segment)
    return SEGMENT.pack(
        *glide, SUPPORT_CODES[support], low_m, high_m, rise_mps, NO_NUMBER if on is None else on
    )


def _pack_contact(contact: Contact) -> bytes:
    time_s, kind, disc, body, *others = astuple(contact)
    return CONTACT.pack(time_s, CONTACT_CODES[kind], disc, NO_NUMBER if body is None else body, *others)


def _unpack_contact(row: tuple[Any, ...]) -> Contact:
    time_s, kind, disc, body, *others = row
    return Contact(time_s, CONTACT_KINDS[kind], disc, None if body == NO_NUMBER else body, *others)


def _knots(trajectory: Trajectory, arrays: BoardArrays) -> list[list[tuple[float, float, float, float]]]:
    ends = {}
    for disc in range(trajectory.discs):
        numbers = [number for number, segment in enumerate(trajectory.segments) if segment.disc == disc]
        for number, following in pairwise(numbers):
            ends[number] = trajectory.segments[following].start_s
        ends |= dict.fromkeys(numbers[-1:], trajectory.ended_s)
    return [knots(segment, ends[number], arrays) for number, segment in enumerate(trajectory.segments)]


def _check_version(version: object) -> None:
    if type(version) is not int or version < 1:
        raise BrokenTrajectory(reason=NO_TRAJECTORY)
    if version > VERSION:
        raise TrajectoryTooNew(version=version, known=VERSION)


def _digest(body: dict[str, Any]) -> str:
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
