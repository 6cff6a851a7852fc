from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.board.wood import boxes, divider_edges_m, gate_edges_m


def test_four_gates_of_60_mm_stand_where_the_rule_books_say() -> None:
    edges = [round(1000 * (edge + 0.193), 6) for gate in gate_edges_m(board().dimensions) for edge in gate]
    assert edges == [22, 82, 116, 176, 210, 270, 304, 364]


def test_three_dividers_stand_in_the_middle_between_gates() -> None:
    edges = [
        round(1000 * (edge + 0.193), 6) for sides in divider_edges_m(board().dimensions) for edge in sides
    ]
    assert edges == [93, 105, 187, 199, 281, 293]


def test_the_wood_is_its_own_mirror_image(club: BoardArrays) -> None:
    faces = club.board[layout.FACES_OFFSET : layout.CORNERS_OFFSET].reshape(layout.FACES, -1)
    upright = faces[faces[:, layout.FACE_AXIS] == 0.0]
    sides = {(face[1], face[4]) for face in upright.tolist()}
    assert sides == {(-position, -side) for position, side in sides}
    corners = club.board[layout.CORNERS_OFFSET : layout.BOXES_OFFSET].reshape(-1, 2)
    assert {tuple(corner) for corner in corners.tolist()} == {(-x, y) for x, y in corners.tolist()}


def test_boxes_stand_where_the_faces_stand(club: BoardArrays) -> None:
    faces = club.board[layout.FACES_OFFSET : layout.CORNERS_OFFSET].reshape(layout.FACES, -1).tolist()
    sides = {
        (across, position) for left, right, front, rear, *_ in boxes(board().dimensions).tolist()
        for across, position in ((0.0, left), (0.0, right), (1.0, front), (1.0, rear))
    }  # fmt: skip
    assert {(across, position) for across, position, *_ in faces} <= sides


def test_only_the_bar_over_a_gate_leaves_room_below() -> None:
    rows = boxes(board().dimensions)
    assert [row[layout.BOX_LOW] for row in rows] == [0.0] * 8 + [0.02] * 4 + [0.0] * 3
    assert set(rows[layout.FIRST_DIVIDER_BOX :, layout.BOX_SUPPORT]) == {layout.ON_DIVIDER}
