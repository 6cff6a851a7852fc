from hypothesis import assume, given
from hypothesis import strategies as st

from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.tally import Tally
from sjoelen.rules.tip import TipKind, tip
from sjoelen.rules.turn_record import TurnRecord, reconstruct

ANS = edition("ans-2026")


@given(st.tuples(*[st.integers(0, 7)] * 4), st.integers(1, 2))
def test_a_disc_in_each_gate_of_a_tip_completes_the_next_set(counts: tuple[int, ...], subturn: int) -> None:
    tally = Tally(counts)
    _, turn = reconstruct(TurnRecord(((subturn, tally),)), ANS)
    advice = tip(turn)
    assume(advice is not None and advice.kind in (TipKind.EVEN, TipKind.LAGGING, TipKind.OUTER))
    assert advice is not None
    filled = (
        count + (gate in advice.gates) for count, gate in zip(counts, ANS.gate_values.value, strict=True)
    )
    assert Tally(tuple(filled)).sets == tally.sets + 1
    assert advice.missing == len(advice.gates)
