"""What the oldest browsers that we serve do not have, by the data of MDN."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

FRONTEND = Path(__file__).parents[2] / "frontend"
DATA = FRONTEND / "node_modules" / "@mdn" / "browser-compat-data" / "data.json"
TARGETS: dict[str, str] = json.loads((FRONTEND / "browsers.json").read_text(encoding="utf-8"))

Feature = dict[str, Any]


@cache
def compat_data() -> Feature:
    data: Feature = json.loads(DATA.read_text(encoding="utf-8"))
    return data


def is_young(feature: Feature) -> bool:
    """One of the oldest browsers lacks the feature, as far as it is known."""
    support = feature.get("__compat", {}).get("support", {})
    return any(
        not _has(support[browser], version) for browser, version in TARGETS.items() if browser in support
    )


def _has(support: Any, version: str) -> bool:
    statements = support if isinstance(support, list) else [support]
    return any(
        not statement.get("flags")
        and not statement.get("prefix")
        and not statement.get("alternative_name")
        and _number(statement["version_added"]) <= _number(version)
        and not statement.get("version_removed")
        for statement in statements
    )


def _number(version: str | bool | None) -> tuple[float, ...]:
    """Unknown and missing versions count as never."""
    if not isinstance(version, str) or version == "preview":
        return (float("inf"),)
    return tuple(float(part) for part in version.removeprefix("≤").split("."))


def young_members() -> Iterator[tuple[str, str, bool]]:
    """Yield owner, member and whether it is static, of every young API; "" owns what is global."""
    data = compat_data()
    for owner, feature in (*data["api"].items(), *data["javascript"]["builtins"].items()):
        if is_young(feature):
            yield "", owner, True
            continue
        for name, member in feature.items():
            if not name.startswith("__") and is_young(member):
                yield owner, name.removesuffix("_static"), name.endswith("_static")


def removal_script() -> str:
    """Return a script that takes every young API away from a page."""
    return f"""(() => {{
  for (const [owner, name, isStatic] of {json.dumps(sorted(set(young_members())))}) {{
    const isGlobal = owner === "";
    const holder = isGlobal ? globalThis : globalThis[owner];
    for (const place of isGlobal || isStatic ? [holder] : [holder?.prototype])
      if (place) {{
        const members = isGlobal ? Object.getOwnPropertyNames(place[name]?.prototype ?? {{}}) : [];
        for (const member of members) delete place[name].prototype[member];
        delete place[name];
      }}
  }}
}})()"""


def css_words(css: str) -> Iterator[tuple[str, Feature]]:
    """Yield each property, at-rule, pseudo-class, function and unit of a style sheet, with MDN's data."""
    data = compat_data()["css"]
    text = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", css, flags=re.DOTALL)
    kinds = (
        (r"[{;]([a-z-]+):", data["properties"]),
        (r"(@[a-z-]+)", {f"@{name}": feature for name, feature in data["at-rules"].items()}),
        (r"([a-z-]+)\(", dict(_functions(data["types"]))),
        (r"(?<![\w#.-])[\d.]+([a-z]+)\b", dict(_units(data["types"]))),
    )
    selectors = re.sub(r"\{[^{}]*\}", "{}", text)
    for word in sorted(set(re.findall(r"::?([a-z-]+)", re.sub(r"\([^()]*:[^()]*\)", "", selectors)))):
        if word in data["selectors"]:
            yield f":{word}", data["selectors"][word]
    for pattern, features in kinds:
        for word in sorted(set(re.findall(pattern, text))):
            if word in features:
                yield word, features[word]


def _functions(types: Feature) -> Iterator[tuple[str, Feature]]:
    for name, feature in types.items():
        if isinstance(feature, dict) and not name.startswith("__"):
            yield name, feature
            yield from _functions(feature)


def _units(types: Feature) -> Iterator[tuple[str, Feature]]:
    dynamic = types["length"]["viewport_percentage_units_dynamic"]
    for size in ("d", "s", "l"):
        for side in ("vh", "vw", "vmin", "vmax", "vi", "vb"):
            yield size + side, dynamic
    for unit in ("cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"):
        yield unit, types["length"]["container_query_length_units"]
