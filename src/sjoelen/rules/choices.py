"""The choices of an edition: procedures are code and are chosen by name."""

from enum import StrEnum


class BonusProcedure(StrEnum):
    """The procedure of bonus slides, R42 to R46."""

    SINGLE_SLIDES = "single_slides"
    SAME_DISC_TWICE = "same_disc_twice"
    OPTIONAL = "optional"
    IN_SECOND_SUBTURN = "in_second_subturn"


class StackPlace(StrEnum):
    """The place of a compartment's first stack, R12."""

    FRONT = "front"
    REAR_WALL = "rear_wall"
    REAR_CORNER = "rear_corner"


class Permission(StrEnum):
    """A permission or a prohibition."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class Counter(StrEnum):
    """The person who counts the discs beforehand, R1."""

    PLAYER = "player"


class Position(StrEnum):
    """The place of the player, R7."""

    BEHIND_BOARD = "behind_board"
    ANYWHERE = "anywhere"


class DoubtfulDisc(StrEnum):
    """The reading of the closing lath, R11."""

    MOVES_IS_OUT = "moves_is_out"


class TouchedDisc(StrEnum):
    """A disc that touched a disc in play, R9."""

    PLAYED = "played"
    NOT_PLAYED = "not_played"


class ReboundedDisc(StrEnum):
    """The disc that is laid aside after a rebound past the check line, R22."""

    IT_OR_UNPLAYED = "it_or_unplayed"
    THAT_DISC = "that_disc"
    SLID_AGAIN = "slid_again"


class SweptDisc(StrEnum):
    """A disc pushed in by a finger or lath, R16."""

    NEVER_COUNTS = "never_counts"
    COUNTS = "counts"


class CountOnRequest(StrEnum):
    """The jury's answer to a player who asks for the counts, R14."""

    MAY = "may"
    MUST_EACH_COMPARTMENT = "must_each_compartment"


class Steadier(StrEnum):
    """The one who keeps the board from shifting, E11."""

    PLAYER_MAY_USE_STRIPS = "player_may_use_strips"
    ORGANISATION = "organisation"


class Crossing(StrEnum):
    """The number that counts where something is crossed out, R54."""

    LOWEST_LEGIBLE = "lowest_legible"


class Corrector(StrEnum):
    """The correction of a wrong score, R53."""

    RING_LEADER_STAMPS = "ring_leader_stamps"


class CardCourier(StrEnum):
    """The bearer of the card to the next board, R55."""

    JUROR = "juror"


class CardKeeper(StrEnum):
    """The receiver of the finished card, R56."""

    COPY_TO_PLAYER = "copy_to_player"


class ReplayMoment(StrEnum):
    """The moment at which a void turn of a match is replayed, R57."""

    AFTER_LAST_TURN = "after_last_turn"


class Decider(StrEnum):
    """The body that decides what the rules leave open, R59 and R60."""

    CUP_COMMITTEE = "cup_committee"
    MATCH_MANAGEMENT = "match_management"


class EarlyEnd(StrEnum):
    """The condition that ends a turn before its last sub-turn, R5."""

    ALL_IN_COMPARTMENTS = "all_in_compartments"


class KeptDiscs(StrEnum):
    """The treatment of discs in compartments between sub-turns, R4."""

    STAY = "stay"


class Agreement(StrEnum):
    """The way in which a score comes onto the card, R6."""

    SAID_THEN_AGREED = "said_then_agreed"


class InPlay(StrEnum):
    """The moment from which a disc is in play, R8."""

    COMPLETELY_PAST_LINE = "completely_past_line"


class InCompartment(StrEnum):
    """The moment from which a disc is in a compartment, R11."""

    COMPLETELY_PAST_GATE_BAR_FRONT = "completely_past_gate_bar_front"
