"""sjoelen competition line-up"""

import secrets
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import BY, carry_out, held
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.league.line_up import Fixture, open_line_up, rule_line_up, seal_line_up

WORD_BYTES = 9  # 72 bits: all line-ups of a team are soon tried, all words are not


@held("line-up")
@click.argument("home")
@click.argument("away")
@click.argument("team")
@click.argument("players")
@click.option("--word", metavar="WORD")
@click.option("--ruling", metavar="REASON")
def line_up(
    competition: str,
    home: str,
    away: str,
    team: str,
    players: str,
    *,
    word: str | None,
    ruling: str | None,
    data: Path | None,
) -> None:
    """Hand in a sealed line-up and get a secret word; with the word: open it, once both are in."""
    fixture, made = Fixture(home, away, team), secrets.token_urlsafe(WORD_BYTES)

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        named = [view.entrant(each.strip()).player for each in players.split(",") if each.strip()]
        if ruling is not None:
            return rule_line_up(view.competition, fixture, named, by=BY, reason=ruling)
        if word is not None:
            return open_line_up(view.competition, fixture, named, word)
        return seal_line_up(view.competition, fixture, named, made)

    view = carry_out(data, competition, decision)
    told = {"competition": view.id, "home": home, "away": away, "team": team}
    if word is None and ruling is None:
        answer({**told, "word": made}, [this_reader().say("cli.line-up-sealed", word=made, **told)])
        return
    shown = view.competition.line_ups[view.competition.stage, home, away, team]
    names = tuple(view.name_of(player) for player in shown)
    answer({**told, "players": names}, [this_reader().say("cli.line-up-open", names=names, **told)])
