import numpy as np
import pytest
from numpy.typing import NDArray

from sjoelen.machine.scalar import Array, Scalar, type_of


def test_annotations_name_types() -> None:
    assert type_of(float) is Scalar.FLOAT
    assert type_of(tuple[int, tuple[bool, float]]) == (Scalar.INT, (Scalar.BOOL, Scalar.FLOAT))
    assert type_of(NDArray[np.int64]) == Array(Scalar.INT)


@pytest.mark.parametrize("annotation", [str, list[float], NDArray[np.float32], None, tuple[()], "float"])
def test_an_annotation_without_a_type_is_refused(annotation: object) -> None:
    with pytest.raises(TypeError, match="has no type"):
        type_of(annotation)
