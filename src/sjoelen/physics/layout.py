"""Layout of the three flat arrays that the compiled functions share: discs, board and log.

`discs` holds DISC_COLUMNS values for each disc; a function names a disc by the offset of its first value.
`board` holds the parameters of a board in one condition, its friction bands, its wood and its glide curves.
`log` holds counters, the moving discs, and the record of segments and contacts. The arrays have one
dimension: to pass more arrays, or slices of them, costs more time than the work that is done on them.

x is measured from the middle of the board. A mirrored scene has the same numbers with the opposite sign, so
the result of a mirrored slide has the same bits.

A body is a disc or a piece of wood. Its number is that of the disc, or WOOD_OFFSET plus that of the wood.
"""

# A disc. It has moved from (X, Y) along (UX, UY) since START_S, or rests there.
X, Y, UX, UY, SPEED, SPIN, START_S, STATE = 0, 1, 2, 3, 4, 5, 6, 7
SCALE, CELL, LAST_CELL, PIECE_COUNT, REACH_M, DURATION_S = 8, 9, 10, 11, 12, 13  # position on the glide curve
NEXT_WOOD_M, NEXT_WOOD, NEXT_DISC_M, NEXT_DISC, NEXT_EVENT_S = 14, 15, 16, 17, 18  # next static contact
PAIR_S, PARTNER, PAIR_IS_STALE = 19, 20, 21  # next contact with a moving disc
COUNTING_FROM_S, RECENT_CONTACTS = 22, 23  # contacts since that time
LOW_M, HIGH_M, SUPPORT, BODY_BELOW, RISE_MPS = 24, 25, 26, 27, 28  # heights it fills, support, vertical speed
CARRIED_COUNT, SEPARATION_S = 29, 30  # discs that rest on it; when it will be clear of the body below
DRAW_COUNT, FLIGHT_END, CLIMBED_WOOD = 31, 32, 33  # random numbers drawn; what ends its flight
PREDICTION_IS_STALE, IS_AWAKE = 34, 35  # the static prediction is out of date; other discs changed its state
CACHED_S, CACHED_M, CACHED_MPS = 36, 37, 38  # the last moment evaluated: distance and speed then
USED_LENGTH = 39  # of the first disc: the length of the array that is in use
FREE_PATH_M = 40  # distance until its next event
CELL_HINT, AHEAD_CELL_HINT = 41, 42  # cells found last: of its position, and of a position ahead of it
SLIDE_OFF_COUNT = 43  # times that it slid off a body on which it cannot stay
PIECES_OFFSET = (
    48  # a disc then takes eleven cache lines: an odd number spreads the discs over the whole cache
)
RESTING, MOVING, GONE, CARRIED = 0.0, 1.0, 2.0, 3.0
FLOOR, AIR, ON_DISC, ON_DIVIDER, ON_WALL, ON_BAR, IN_GATE = 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0

# A piece of a glide: the part within one band of speed. REMAINING is on the curve, without scale.
PIECE_REMAINING_S, PIECE_REMAINING_M, PIECE_START_M, PIECE_START_S, PIECE_BRAKE_MPS2, PIECE_COLUMNS = range(6)
BANDS_MAX = 8
DISC_COLUMNS = PIECES_OFFSET + BANDS_MAX * PIECE_COLUMNS

# Parameters of the board.
RADIUS_M, RIM_M, INERTIA, SPIN_COUPLING, REST_MPS, BOUNCE_MPS, FRONT_M, GATES_M = 0, 1, 2, 3, 4, 5, 6, 7
DISC_RESTITUTION_SLOW, DISC_RESTITUTION_FAST = 8, 9
WALL_RESTITUTION_SLOW, WALL_RESTITUTION_FAST = 10, 11
IMPACT_MPS, DISC_GRIP, WALL_GRIP = 12, 13, 14
BRAKE_MPS2, SLOW_BRAKE_MPS2, BAND_COUNT = 15, 16, 17
SECOND_CURVE, CURVES_END = 18, 19  # offsets of the second curve, and of the end of both
THICKNESS_M, GATE_HEIGHT_M, GRAVITY_MPS2 = 20, 21, 22
EDGE_SLOPE, EDGE_SLOPE_MAX, EDGE_ROUND_M, LIFT_MPS, FLOOR_RESTITUTION = 23, 24, 25, 26, 27
SETTLE_MPS, CREST_SHARE, SHED_MPS, WEDGE_MPS, BREAK_MPS = 28, 29, 30, 31, 32
PARAMETER_COLUMNS = 40

# Bands of speed, from fast to slow: the speed at which each ends and its full deceleration.
BANDS_OFFSET, BAND_MPS, BAND_MPS2, BAND_COLUMNS = PARAMETER_COLUMNS, 0, 1, 2

# Wood: faces (straight walls seen from one side; both side walls first) and corners.
FACE_AXIS, FACE_POSITION, FACE_FROM, FACE_TO, FACE_SIDE, FACE_COLUMNS = 0, 1, 2, 3, 4, 5
FACES_OFFSET, SIDE_WALLS, FACES = BANDS_OFFSET + BANDS_MAX * BAND_COLUMNS, 2, 30
CORNERS_OFFSET, CORNERS, CORNER_COLUMNS = FACES_OFFSET + FACES * FACE_COLUMNS, 16, 2

# The same wood as boxes, for discs that leave the floor: walls, bar beside and over the gates, dividers.
BOX_LEFT, BOX_RIGHT, BOX_FRONT, BOX_REAR, BOX_LOW, BOX_HIGH, BOX_SUPPORT, BOX_COLUMNS = 0, 1, 2, 3, 4, 5, 6, 7
BOXES_OFFSET, BOXES = CORNERS_OFFSET + CORNERS * CORNER_COLUMNS, 15
FIRST_BAR_BOX, FIRST_DIVIDER_BOX = 3, 12
FIRST_GATE_FACE, FIRST_DIVIDER_FACE, FIRST_REAR_FACE = 8, 16, 22

# A cell of a glide curve; V and W are the four coefficients of a cubic.
CELLS_OFFSET = BOXES_OFFSET + BOXES * BOX_COLUMNS
REMAINING_M, REMAINING_S, CELL_WIDTH, V, W, CELL_COLUMNS = 0, 1, 2, 3, 7, 11
HINTS, CURVES = 512, 2  # after all cells, for each curve: the cell where a search for a ratio V/(V+W) starts

# The log.
EVENT_COUNT, SEGMENT_COUNT, CONTACT_COUNT, MOVER_COUNT, CAPACITY = 0, 1, 2, 3, 4
SEED_LOW, SEED_HIGH, EFFECTS_OFF, ANY_AWAKE = 5, 6, 7, 8
MOVERS_OFFSET, MOVERS_MAX = 16, 64
RECORD_OFFSET = MOVERS_OFFSET + MOVERS_MAX  # CAPACITY segments, then CAPACITY contacts
SEGMENT_START_S, SEGMENT_DISC, SEGMENT_X, SEGMENT_Y, SEGMENT_UX, SEGMENT_UY, SEGMENT_SPEED = range(7)
SEGMENT_SPIN, SEGMENT_SUPPORT, SEGMENT_LOW_M, SEGMENT_HIGH_M, SEGMENT_RISE_MPS, SEGMENT_BELOW = range(7, 13)
CONTACT_S, CONTACT_KIND, CONTACT_DISC, CONTACT_BODY, CONTACT_X, CONTACT_Y = range(6)
CONTACT_NX, CONTACT_NY, CONTACT_NORMAL, CONTACT_TANGENTIAL = range(6, 10)
SEGMENT_COLUMNS, CONTACT_COLUMNS = 13, 10

# Contacts. MET_WOOD names the wood by its own number, all others by the number of the body.
STOPPED, LEFT_BOARD, MET_WOOD, MET_DISC, TOOK_OFF, LANDED, FELL_BACK, BROKE, FREED, STOOD = range(10)
WOOD_OFFSET = 100
FIRST_BOX = FACES + CORNERS  # wood is numbered: faces, corners, boxes

# What ends a flight.
ENDS_ON_FLOOR, ENDS_OFF_BOARD, ENDS_AT_SIDE, ENDS_ON_TOP, ENDS_UNDERNEATH, ENDS_AT_CREST = (
    0.0, 1.0, 2.0, 3.0, 4.0, 5.0,
)  # fmt: skip

NEVER = -1.0  # before any moment
TOLERANCE_M = 1e-9  # bodies that overlap by less than this only touch
INFINITE, NO_BODY = 1e9, -1  # metres or seconds without end; the offset or the number of no body
OPEN_END = -2  # in place of a number of wood: the open front end of the board
