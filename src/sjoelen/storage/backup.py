"""A backup in a second folder, made while others write."""

from pathlib import Path

from sjoelen.desk.ports import EventLog, Moment
from sjoelen.storage.atomic_file import atomic_path
from sjoelen.storage.sqlite import FILE


def back_up(log: EventLog, folder: Path, moment: Moment) -> Path:
    """Copy the log to a data folder of its own, named by the moment; raises CannotStore."""
    target = folder / f"{moment.at:%Y-%m-%dT%H%M%S.%fZ}"
    with atomic_path(target) as partial:
        partial.mkdir()
        log.copy(partial / FILE)
    return target
