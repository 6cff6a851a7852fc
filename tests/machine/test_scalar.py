import numpy as np
import pytest
from numpy.typing import NDArray

from sjoelen.machine.scalar import Array, Scalar, kind_of


def test_annotations_name_kinds() -> None:
    assert kind_of(float) is Scalar.FLOAT
    assert kind_of(tuple[int, tuple[bool, float]]) == (Scalar.INT, (Scalar.BOOL, Scalar.FLOAT))
    assert kind_of(NDArray[np.int64]) == Array(Scalar.INT)


@pytest.mark.parametrize("annotation", [str, list[float], NDArray[np.float32], None, tuple[()], "float"])
def test_what_machine_code_does_not_know_is_refused(annotation: object) -> None:
    with pytest.raises(TypeError, match="knows no"):
        kind_of(annotation)
