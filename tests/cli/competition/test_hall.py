from pathlib import Path

from sjoelen.cli.competition.hall import desk_at


def test_the_desk_keeps_its_data_in_the_folder_it_is_given(tmp_path: Path) -> None:
    desk_at(tmp_path / "new").log.close()
    assert (tmp_path / "new" / "sjoelen.db").exists()
