"""sjoelen competition line-up"""

import secrets
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import BY, carry_out, competition_command
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.league.line_up import Fixture, open_line_up, rule_line_up, seal_line_up

WORD_BYTES = 9  # 72 bits, against trying all words with all line-ups of a team


@competition_command("line-up")
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
    """Seal a line-up and print its secret word; with the word, open the line-up."""
    fixture, new_word = Fixture(home, away, team), secrets.token_urlsafe(WORD_BYTES)

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        players_in_order = [view.entrant(name.strip()).player for name in players.split(",") if name.strip()]
        if ruling is not None:
            return rule_line_up(view.competition, fixture, players_in_order, by=BY, reason=ruling)
        if word is not None:
            return open_line_up(view.competition, fixture, players_in_order, word)
        return seal_line_up(view.competition, fixture, players_in_order, new_word)

    view = carry_out(data, competition, decision)
    record = {"competition": view.id, "home": home, "away": away, "team": team}
    if word is None and ruling is None:
        sentence = this_reader().say("cli.line-up-sealed", word=new_word, **record)
        answer({**record, "word": new_word}, [sentence])
        return
    opened = view.competition.line_ups[view.competition.stage, home, away, team]
    names = tuple(view.name_of(player) for player in opened)
    answer({**record, "players": names}, [this_reader().say("cli.line-up-open", names=names, **record)])
