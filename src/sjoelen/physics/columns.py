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
LEGS_AT = 24
RESTING, MOVING, GONE = 0.0, 1.0, 2.0

# A leg of a glide: the stretch within one band of speed.
LEG_LEFT_S, LEG_LEFT_M, LEG_M, LEG_S, LEG_MPS2, LEG_COLUMNS = 0, 1, 2, 3, 4, 5
BANDS_MAX = 8
DISC_COLUMNS = LEGS_AT + BANDS_MAX * LEG_COLUMNS

# The law.
RADIUS_M, RIM_M, INERTIA, LOAD, REST_MPS, BOUNCE_MPS, FRONT_M, GATES_M = 0, 1, 2, 3, 4, 5, 6, 7
DISC_SLOW, DISC_FAST, WALL_SLOW, WALL_FAST, IMPACT_MPS, DISC_GRIP, WALL_GRIP = 8, 9, 10, 11, 12, 13, 14
BRAKE_MPS2, SLOW_BRAKE_MPS2, BANDS, SECOND, END = 15, 16, 17, 18, 19  # SECOND, END: places of cells
LAW_COLUMNS = 32

# Bands of speed, from fast to slow: the speed at which each ends and its full deceleration.
BANDS_AT, BAND_MPS, BAND_MPS2, BAND_COLUMNS = LAW_COLUMNS, 0, 1, 2

# Wood: faces (straight walls seen from one side; both side walls first) and corners.
FACE_ACROSS, FACE_AT, FACE_FROM, FACE_TO, FACE_SIDE, FACE_COLUMNS = 0, 1, 2, 3, 4, 5
FACES_AT, SIDE_WALLS, FACES = BANDS_AT + BANDS_MAX * BAND_COLUMNS, 2, 30
CORNERS_AT, CORNERS, CORNER_COLUMNS = FACES_AT + FACES * FACE_COLUMNS, 16, 2

# A cell of the glide curve; V and W are the four coefficients of a cubic.
CELLS_AT = CORNERS_AT + CORNERS * CORNER_COLUMNS
LEFT_M, LEFT_S, WIDTH, V, W, CELL_COLUMNS = 0, 1, 2, 3, 7, 11

# The log.
EVENTS, SEGMENTS, CONTACTS, MOVERS, ROOM, MOVERS_AT, MOVERS_MAX = 0, 1, 2, 3, 4, 8, 64
RECORD_AT = MOVERS_AT + MOVERS_MAX  # ROOM segments, then ROOM contacts
SEGMENT_COLUMNS, CONTACT_COLUMNS = 8, 10
STOPPED, LEFT, MET_WOOD, MET_DISC = 0, 1, 2, 3  # kinds of contact

NOTHING, NOBODY = 1e9, -1  # metres or seconds that nothing reaches; the place of none
LEAVING = -2  # in the place of wood: the open front end
