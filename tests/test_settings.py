from pathlib import Path

import pytest

from sjoelen.settings import BadSetting, Settings


def test_without_a_word_it_listens_to_this_machine_alone() -> None:
    settings = Settings.from_environment({})
    assert (settings.host, settings.port, settings.language) == ("127.0.0.1", 8000, "nl")
    assert settings.data.name == "sjoelen"


def test_the_environment_may_say_otherwise() -> None:
    environment = {
        "SJOELEN_DATA": "somewhere",
        "SJOELEN_DATABASE": "postgresql://hall/spring",
        "SJOELEN_HOST": "::1",
        "SJOELEN_PORT": "8123",
        "SJOELEN_LANG": "en",
    }
    assert Settings.from_environment(environment) == Settings(
        Path("somewhere"), "postgresql://hall/spring", "::1", 8123, "en"
    )


def test_an_empty_setting_is_none() -> None:
    names = ("SJOELEN_DATA", "SJOELEN_DATABASE", "SJOELEN_HOST", "SJOELEN_PORT", "SJOELEN_LANG")
    assert Settings.from_environment(dict.fromkeys(names, "")) == Settings.from_environment({})


@pytest.mark.parametrize("port", ["x", "-1", "65536", "8000.5", "٣"])
def test_a_port_is_a_number(port: str) -> None:
    with pytest.raises(BadSetting) as caught:
        Settings.from_environment({"SJOELEN_PORT": port})
    assert caught.value.facts == {"name": "SJOELEN_PORT", "value": port}
