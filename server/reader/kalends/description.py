"""The description of a calendar, as in the server's responses."""

from __future__ import annotations

from datetime import date as _date
from typing import Any, Dict

from .answers import with_dates
from .basis import citation_of_row
from .bits import ones
from .pack import Record
from .release_data import ReleaseData

# Members of a calendar's record that are not part of its description.
_NOT_TOLD = frozenset(
    ("year_sources", "complete_years", "unsettled_days", "common_to", "local_name", "other_names", "countries", "cities")
    + ("currencies", "is_main_exchange", "settlement_cycles", "hours", "sessions_not_entered")
    + ("late_opens", "late_open_doubts", "hours_doubts")
)
# Conventions, and what their rows tell where the data leave it out.
_ABSENT: Dict[str, Dict[str, Any]] = {
    "hours": {
        "to": None,
        "weekdays": None,
        "opens_day_before": False,
        "break": None,
        "closing_auction": None,
        "timezone": None,
        "note": None,
    },
    "sessions_not_entered": {"to": None, "weekdays": None, "dates": None, "note": None},
    "late_opens": {"close": None, "note": None},
    "late_open_doubts": {"to": None, "note": None},
    "hours_doubts": {"note": None},
}


def summary_of(data: ReleaseData, index: int) -> Dict[str, Any]:
    """A calendar without its publications, conventions and home."""
    record = data.record(index)
    told = {key: value for key, value in record.items() if key not in _NOT_TOLD}
    return {**with_dates(told), "verified_days": _verified_days(data, index)}


def description_of(data: ReleaseData, index: int) -> Dict[str, Any]:
    """A calendar with the publications behind its dates, its conventions and the rows of its definition."""
    record = data.record(index)
    described = {
        "sources": [data.sources[source] for source in record["sources"]],
        **_conventions_of(record),
        "rules": [_rule_of(row) for row in data.packs[index].rows],
    }
    return {**summary_of(data, index), **with_dates(described)}


def public_cycle(row: Dict[str, Any]) -> Dict[str, Any]:
    """A settlement cycle."""
    described = {key: value for key, value in row.items() if key != "calendar"}
    return {"or_days": None, "note": None, **described, "name": f"T+{row['days']}"}


def _verified_days(data: ReleaseData, index: int) -> Dict[str, int]:
    """The number of verified days by year, of years that have some."""
    unverified = int.from_bytes(data.bits(index)[0][2], "little")
    first, last = data.record(index)["data_years"]
    counts = {}
    for year in range(first, last + 1):
        begin, end = data.day(_date(year, 1, 1)), data.day(_date(year, 12, 31))
        days = (1 << (end - begin + 1)) - 1
        counts[str(year)] = ones(~(unverified >> begin) & days)
    return {year: count for year, count in counts.items() if count}


def _conventions_of(record: Record) -> Dict[str, Any]:
    described: Dict[str, Any] = {}
    if "settlement_cycles" in record:
        described["settlement_cycles"] = [public_cycle(row) for row in record["settlement_cycles"]]
    for name, absent in _ABSENT.items():
        if name in record:
            described[name] = [{**absent, **row} for row in record[name]]
    return described


def _rule_of(row: Dict[str, Any]) -> Dict[str, Any]:
    years = [row["from"], row.get("to")] if "from" in row else None
    own = {"kind": row["kind"], "words": row["words"], "years": years, "basis": row["basis"]}
    return {**own, "citation": citation_of_row(row)}
