from sjoelen.cli.tabulate import table_lines


def test_columns_line_up() -> None:
    assert list(table_lines(["#", "name"], [["1", "Anna"], ["10", "Bo"]], left=(1,))) == [
        " #  name",
        " 1  Anna",
        "10  Bo",
    ]
