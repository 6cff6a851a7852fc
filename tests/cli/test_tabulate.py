from sjoelen.cli.tabulate import tabulated


def test_columns_line_up() -> None:
    assert list(tabulated(["#", "name"], [["1", "Anna"], ["10", "Bo"]], left=(1,))) == [
        " #  name",
        " 1  Anna",
        "10  Bo",
    ]
