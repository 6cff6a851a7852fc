from sjoelen.physics.effect import PLANAR, Effect, bits


def test_each_effect_has_a_switch_of_its_own() -> None:
    assert len({bits([each]) for each in Effect}) == len(Effect)
    assert sum(bits([each]) for each in Effect) == bits(PLANAR) == 2 ** len(Effect) - 1
