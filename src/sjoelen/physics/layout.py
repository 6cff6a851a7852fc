"""Where everything stands in the three flat arrays that the compiled functions share.

`discs`: a stretch of DISC_COLUMNS for each disc; a disc is named by the place `at` where its stretch begins.
`board`: the law (the numbers of a board and its condition), its bands, its wood and its glide curve. `log`:
what was counted, who moves, and the record. One dimension each: handing on more arrays, or slices of them,
costs more than what is done with them.

x is measured from the middle of the board: a mirrored scene has the same numbers with another sign, and its
mirrored answer the same bits.
"""

# A disc. It glides from (X, Y) along (UX, UY) since SINCE_S, or rests there.
X, Y, UX, UY, SPEED, SPIN, SINCE_S, STATE = 0, 1, 2, 3, 4, 5, 6, 7
SCALE, CELL, LAST, LEGS, REACH_M, DURATION_S = 8, 9, 10, 11, 12, 13  # its place on the glide curve
WOOD_M, WOOD, DISC_M, DISC, NEXT_S = 14, 15, 16, 17, 18  # what stands in its way
PAIR_S, PAIR, FLAG = 19, 20, 21  # the moving disc it will meet
JAM_SINCE_S, JAM = 22, 23  # how many contacts since when
LOW_M, HIGH_M, SUPPORT, ON, RISE_MPS = 24, 25, 26, 27, 28  # the heights it fills, what holds it, how it rises
BEARS, PART_S = 29, 30  # how many lie on it; when it will be clear of what it lies on
DRAWS, HAP, CLIMBS, LOOKS, STIRRED = (
    31,
    32,
    33,
    34,
    35,
)  # draws of chance; what ends its flight; what it climbs
NOW_S, NOW_M, NOW_MPS = 36, 37, 38  # how far it was at the moment it was last asked for, and how fast
ALL = 39  # of the first disc: how long the array of them all is
AHEAD_M = 40  # how far it goes before anything happens to it
NEAR, FAR = 41, 42  # the cells of its way where it was last, and where it was last looked for ahead
SLIDES = 43  # how often it slid from where it may not stay
LEGS_AT = 48  # a stretch is then eleven lines of a cache: an odd number spreads the discs over all of it
RESTING, MOVING, GONE, RIDING = 0.0, 1.0, 2.0, 3.0
FLOOR, AIR, ON_DISC, ON_DIVIDER, ON_WALL, ON_BAR, IN_GATE = 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0

# A leg of a glide: the stretch within one band of speed.
LEG_LEFT_S, LEG_LEFT_M, LEG_M, LEG_S, LEG_MPS2, LEG_COLUMNS = 0, 1, 2, 3, 4, 5
BANDS_MAX = 8
DISC_COLUMNS = LEGS_AT + BANDS_MAX * LEG_COLUMNS

# The law.
RADIUS_M, RIM_M, INERTIA, LOAD, REST_MPS, BOUNCE_MPS, FRONT_M, GATES_M = 0, 1, 2, 3, 4, 5, 6, 7
DISC_SLOW, DISC_FAST, WALL_SLOW, WALL_FAST, IMPACT_MPS, DISC_GRIP, WALL_GRIP = 8, 9, 10, 11, 12, 13, 14
BRAKE_MPS2, SLOW_BRAKE_MPS2, BANDS, SECOND, END = 15, 16, 17, 18, 19  # SECOND, END: where cells begin and end
THICK_M, GATE_M, GRAVITY_MPS2 = 20, 21, 22
EDGE_SLOPE, SLOPE_MOST, EDGE_ROUND_M, LIFT_MPS, FLOOR_RESTITUTION = 23, 24, 25, 26, 27
SETTLE_MPS, CREST_SHARE, SHED_MPS, WEDGE_MPS, BREAK_MPS = 28, 29, 30, 31, 32
LAW_COLUMNS = 40

# Bands of speed, from fast to slow: the speed at which each ends and its full deceleration.
BANDS_AT, BAND_MPS, BAND_MPS2, BAND_COLUMNS = LAW_COLUMNS, 0, 1, 2

# Wood: faces (straight walls seen from one side; both side walls first) and corners.
FACE_ACROSS, FACE_AT, FACE_FROM, FACE_TO, FACE_SIDE, FACE_COLUMNS = 0, 1, 2, 3, 4, 5
FACES_AT, SIDE_WALLS, FACES = BANDS_AT + BANDS_MAX * BAND_COLUMNS, 2, 30
CORNERS_AT, CORNERS, CORNER_COLUMNS = FACES_AT + FACES * FACE_COLUMNS, 16, 2

# Wood once more, as boxes, for what leaves the floor: walls, the bar between and over the gates, dividers.
BOX_LEFT, BOX_RIGHT, BOX_FRONT, BOX_REAR, BOX_LOW, BOX_HIGH, BOX_SUPPORT, BOX_COLUMNS = 0, 1, 2, 3, 4, 5, 6, 7
BOXES_AT, BOXES, DIVIDERS = CORNERS_AT + CORNERS * CORNER_COLUMNS, 15, 12  # the last three are the dividers
GATE_FACES, DIVIDER_FACES, REAR_FACES, BAR_BOX = 8, 16, 22, 3

# A cell of the glide curve; V and W are the four coefficients of a cubic.
CELLS_AT = BOXES_AT + BOXES * BOX_COLUMNS
LEFT_M, LEFT_S, WIDTH, V, W, CELL_COLUMNS = 0, 1, 2, 3, 7, 11
HINTS, CURVES = (
    512,
    2,
)  # behind all cells, for each of so many equal shares V/(V+W), one to seek from on a curve

# The log.
EVENTS, SEGMENTS, CONTACTS, MOVERS, ROOM = 0, 1, 2, 3, 4
SEED_LOW, SEED_HIGH, OFF, STIR = (
    5,
    6,
    7,
    8,
)  # of chance; the effects that are off; whether others were stirred
MOVERS_AT, MOVERS_MAX = 16, 64
RECORD_AT = MOVERS_AT + MOVERS_MAX  # ROOM segments, then ROOM contacts
SEGMENT_COLUMNS, CONTACT_COLUMNS = 13, 10
STOPPED, LEFT, MET_WOOD, MET_DISC, TOOK_OFF, LANDED, FELL_BACK, BROKE, FREED, STOOD = range(10)  # contacts
WOOD_FROM = 100  # contacts that may meet both discs and wood count the wood from here

BY_FLOOR, BY_EDGE, BY_SIDE, BY_TOP, BY_LID, BY_CREST = 0.0, 1.0, 2.0, 3.0, 4.0, 5.0  # what ends a flight
ANY_BOX = FACES + CORNERS  # boxes are counted behind faces and corners

NEVER = -1.0  # before any moment
SHARED_M = 1e-9  # heights that share less than this touch at most
NOTHING, NOBODY = 1e9, -1  # metres or seconds that nothing reaches; the place of none
LEAVING = -2  # in the place of wood: the open front end
