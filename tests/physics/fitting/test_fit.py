import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.error import BrokenStops, TooFewStops
from sjoelen.physics.fitting.fit import Bounce, Measurements, Multiple, Stop, fit, read_slides
from sjoelen.physics.motion.glide import after_distance, set_glide
from sjoelen.physics.motion.impulse import restitution
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import ContactKind, sample

PILLAR_M = 0.193  # between the gates of 3 and 4


def way(speed: float, arrays: BoardArrays) -> float:
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.SPEED] = speed
    set_glide(disc, 0, arrays.board)
    return float(disc[layout.REACH_M])


def true_stops(arrays: BoardArrays) -> tuple[Stop, ...]:
    return tuple(Stop(speed, way(speed, arrays)) for speed in (0.8, 1.1, 1.3, 1.5))


def test_a_fit_finds_a_fifth_more_friction(club: BoardArrays) -> None:
    slides = tuple(Stop(stop.speed, stop.way / 1.2) for stop in true_stops(club))
    result = fit(Measurements(slides), club)
    assert result.friction.value == pytest.approx(1.2)
    assert result.friction.least == pytest.approx(result.friction.most)
    assert (result.wall_restitution, result.disc_restitution) == (None, None)


@pytest.mark.parametrize("seed", range(8))
def test_the_width_of_the_interval_follows_from_the_scatter(club: BoardArrays, seed: int) -> None:
    dice = np.random.default_rng(seed)
    speeds = dice.uniform(0.8, 1.6, 200)
    slides = tuple(Stop(float(speed), way(speed, club) * 0.9 + dice.normal(0, 0.02)) for speed in speeds)
    result = fit(Measurements(slides), club)
    assert result.friction.least < 1.001 / 0.9
    assert result.friction.most > 0.999 / 0.9
    assert result.scatter_m == pytest.approx(0.02, rel=0.2)
    assert result.friction.most - result.friction.least < 0.03


FITS, CLAIM = 600, 0.95
BOUND = 3.3 * (CLAIM * (1 - CLAIM) / FITS) ** 0.5  # a right interval misses it once in a thousand tests
FRICTION, SPRING = 1.2, 0.9


def covers(multiple: Multiple, truth: float) -> bool:
    return multiple.least <= truth <= multiple.most


@pytest.mark.parametrize("slides", [3, 5, 20])
@pytest.mark.parametrize(
    ("ruler_m", "share", "film"),
    [(0.02, 0.0, 0.0), (0.0, 0.05, 0.0), (0.0, 0.0, 0.025), (0.01, 0.0, 0.02)],
    ids=["ruler", "share", "film", "ruler and film"],
)
def test_an_interval_of_friction_holds_the_truth_as_often_as_it_says(
    club: BoardArrays, slides: int, ruler_m: float, share: float, film: float
) -> None:
    dice, held = np.random.default_rng(17), 0
    speeds = np.linspace(0.5, 2.0, 400)
    ways = np.array([way(speed, club) for speed in speeds]) / FRICTION
    for _ in range(FITS):
        true_speeds = dice.uniform(0.8, 1.6, slides)
        true_ways = np.interp(true_speeds, speeds, ways)
        measured_m = true_ways * (1 + dice.normal(0, share, slides)) + dice.normal(0, ruler_m, slides)
        measured_mps = true_speeds * (1 + dice.normal(0, film, slides))
        stops = tuple(Stop(float(mps), float(m)) for mps, m in zip(measured_mps, measured_m, strict=True))
        held += covers(fit(Measurements(stops), club).friction, FRICTION)
    assert held / FITS == pytest.approx(CLAIM, abs=BOUND)


def rebound(speed: float, to_m: float, arrays: BoardArrays) -> float:
    """Return the distance back from wood, on a board with another friction and springiness."""
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.SPEED] = speed
    set_glide(disc, 0, arrays.board)
    _, before, _ = after_distance(disc, 0, to_m * FRICTION, arrays.board)
    slow, fast = (
        float(arrays.board[place]) for place in (layout.WALL_RESTITUTION_SLOW, layout.WALL_RESTITUTION_FAST)
    )
    return way(SPRING * restitution(before, slow, fast, arrays.board) * before, arrays) / FRICTION


@pytest.mark.parametrize(("slides", "bounces"), [(4, 8), (12, 4)])
def test_an_interval_of_restitution_holds_the_truth_as_often_as_it_says(
    club: BoardArrays, slides: int, bounces: int
) -> None:
    """The friction is measured worse than the bounces, and its error enters each of them."""
    dice, held = np.random.default_rng(17), 0
    for _ in range(FITS):
        stops = tuple(
            Stop(float(speed), way(speed, club) / FRICTION * (1 + dice.normal(0, 0.05)))
            for speed in dice.uniform(0.8, 1.6, slides)
        )
        rebounds = tuple(
            Bounce(float(speed), 1.154, rebound(speed, 1.154, club) * (1 + dice.normal(0, 0.05)))
            for speed in dice.uniform(2.2, 2.8, bounces)
        )
        fitted = fit(Measurements(stops, rebounds), club).wall_restitution
        assert fitted is not None
        held += covers(fitted, SPRING)
    assert held / FITS == pytest.approx(CLAIM, abs=BOUND)


def test_a_fit_of_slides_of_the_engine_gives_its_own_values(club: BoardArrays) -> None:
    rebounds, knocks = [], []
    for speed in (2.2, 2.4, 2.6, 2.8):
        trajectory = slide(Scene(), release_at(PILLAR_M, speed))
        met = next(contact for contact in trajectory.contacts if contact.kind is ContactKind.WOOD)
        to_m = met.y_m - float(club.board[layout.RADIUS_M])
        rebounds.append(Bounce(speed, to_m, to_m - sample(trajectory, trajectory.ended_s)[0].y_m))
    for speed in (1.2, 1.3, 1.4, 1.5):
        trajectory = slide(Scene((Placement(PILLAR_M, 0.5),)), release_at(PILLAR_M, speed))
        struck = sample(trajectory, trajectory.ended_s)[1]
        knocks.append(Bounce(speed, 0.5 - 2 * float(club.board[layout.RADIUS_M]), struck.y_m - 0.5))
    result = fit(Measurements(true_stops(club), tuple(rebounds), tuple(knocks)), club)
    for spring in (result.wall_restitution, result.disc_restitution):
        assert spring is not None
        assert spring.value == pytest.approx(1.0, abs=1e-3)
        assert spring.slides == 4
        assert 0.995 < spring.least <= spring.most < 1.005


def test_a_disc_too_slow_to_reach_the_wood_is_refused(club: BoardArrays) -> None:
    with pytest.raises(BrokenStops):
        fit(Measurements(true_stops(club), (Bounce(0.5, 1.1, 0.1),) * 3), club)


STOPS = "[[stop]]\nspeed = 1.2\nway = 0.8\n" * 3


def test_measured_slides_are_read_with_speed_and_way() -> None:
    bounce = "speed = 2.2\nto = 1.154\nway = 0.2\n"
    read = read_slides(STOPS + ("[[rebound]]\n" + bounce) * 3 + ("[[knock]]\n" + bounce) * 4)
    assert read.stop == (Stop(1.2, 0.8),) * 3
    assert (len(read.rebound), len(read.knock)) == (3, 4)


@pytest.mark.parametrize(
    "text", ["", STOPS[: len(STOPS) // 3], STOPS + "[[knock]]\nspeed = 2.2\nto = 1\nway = 0.2\n"]
)
def test_a_fit_needs_three_slides_of_a_kind(text: str) -> None:
    with pytest.raises(TooFewStops):
        read_slides(text)


@pytest.mark.parametrize(
    "text",
    [
        "[[stop]",
        "stop = 1",
        "[[stop]]\nspeed = 1\n",
        "[[stop]]\nspeed = 16\nway = 1\n",
        "[[stop]]\nspeed = nan\nway = 1\n",
        "[[stop]]\nspeed = 1\nway = -1\n",
        "[[stop]]\nspeed = 1\nway = 1\nwet = true\n",
    ],
)
def test_an_impossible_measurement_is_refused(text: str) -> None:
    with pytest.raises(BrokenStops):
        read_slides(text)
