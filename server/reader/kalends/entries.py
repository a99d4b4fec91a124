"""Holidays, early closes, worked weekend days and late opens; and days with what is on them."""

from __future__ import annotations

from datetime import date as _date
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, cast

from .answers import CalendarDay, CalendarNextHolidays, Day, EntryAnswer, Holidays, NextHolidays
from .arguments import integer, word
from .basis import basis_of, basis_of_late_open, citation_of, citation_of_late_open, weakest
from .combined import Combined
from .constants import ENTRY_KINDS, REQUESTED_KINDS
from .counted import after_end
from .errors import KalendsError
from .languages import look_up, name_in
from .pack import Entry, Payload, Row
from .release_data import ReleaseData

_MOST_ENTRIES = 1000


def day_of(days: Combined, date: Any, lang: str, sources: bool) -> Day:
    """Status, names and early closes of a day, for each calendar and combined."""
    at = days.day("date", date)
    _cover_each(days, at)
    own = [_calendar_day(days.data, index, at, lang, sources) for index in days.indexes]
    combine = all if days.mode == "all" else any
    certain = combine(day["is_business_day"] and not day["estimated"] for day in own)
    possible = combine(day["is_business_day"] or day["estimated"] for day in own)
    return {
        "date": days.date(at),
        "mode": days.mode,
        "is_business_day": combine(day["is_business_day"] for day in own),
        "coverage": "verified" if all(day["coverage"] == "verified" for day in own) else "library",
        "basis": weakest([day["basis"] for day in own]),
        "estimated": certain != possible,
        "calendars": own,
    }


def holidays_of(days: Combined, start: Any, end: Any, kind: Optional[str], lang: str, sources: bool) -> Holidays:
    """Entries of start..end, both inclusive."""
    first = days.day("from", start)
    last = last_of(days, first, end)
    if first > last:
        raise after_end(start, end)
    _cover_each(days, first, last)
    kinds = ENTRY_KINDS if kind is None else (word("kind", kind, REQUESTED_KINDS),)
    return {
        "from": days.date(first),
        "to": days.date(last),
        "calendars": [
            {
                "id": days.data.record(index)["id"],
                "name": days.data.record(index)["name"],
                "entries": list(_some_entries(days.data, index, (first, last), kinds, lang, sources)),
            }
            for index in days.indexes
        ],
    }


def next_holidays_of(days: Combined, start: Any, n: Any, kind: Optional[str], lang: str, sources: bool) -> NextHolidays:
    """The next n entries of each calendar from a date on; working weekend days only if requested."""
    first = days.day("from", start)
    number = integer("n", n)
    if not 1 <= number <= _MOST_ENTRIES:
        raise KalendsError("invalid_parameter", f'n: "{n}" was read; expected an integer from 1 to {_MOST_ENTRIES}')
    _cover_each(days, first)
    kinds = ("holiday", "early_close") if kind is None else (word("kind", kind, REQUESTED_KINDS),)
    calendars: List[CalendarNextHolidays] = []
    for index in days.indexes:
        record = days.data.record(index)
        last = days.data.span(index)[1]
        found = _some_entries(days.data, index, (first, last), kinds, lang, sources)
        entries = [entry for entry, _ in zip(found, range(number))]
        calendars.append(
            {"id": record["id"], "name": record["name"], "complete": len(entries) == number, "entries": entries}
        )
    return {"from": days.date(first), "calendars": calendars}


def holiday_dates(days: Combined, first: int, last: int) -> List[_date]:
    """The dates of the holidays of any of the calendars, each once."""
    _cover_each(days, first, last)
    found = {
        day
        for index in days.indexes
        for day, payload, _ in days.data.entries(index, first, last)
        if payload.kind == "holiday"
    }
    return [days.date(day) for day in sorted(found)]


def last_of(days: Combined, first: int, end: Any) -> int:
    """The day of `end`; by default 31 December of the year of `first`."""
    if end is not None:
        return days.day("to", end)
    return _date(days.date(first).year, 12, 31).toordinal() - days.epoch


def _cover_each(days: Combined, *asked: int) -> None:
    """Raises unless each calendar has data on these days."""
    for day in asked:
        for index in days.indexes:
            first, last = days.data.span(index)
            if not first <= day <= last:
                raise days.outside(day)


def _some_entries(
    data: ReleaseData, index: int, span: Tuple[int, int], kinds: Sequence[str], lang: str, sources: bool
) -> Iterator[EntryAnswer]:
    first, last = span
    if tuple(kinds) == ("late_open",):
        yield from _late_opens(data, index, first, last, sources)
        return
    language = look_up(lang.lower(), data.languages)
    for day, payload, row in data.entries(index, first, last):
        if payload.kind in kinds:
            yield _public(data, (day, payload, row), language, sources)


def _public(data: ReleaseData, one: Entry, language: str, sources: bool) -> EntryAnswer:
    day, payload, row = one
    entry: Dict[str, Any] = {
        "date": data.date(day),
        "kind": payload.kind,
        "name": name_in(payload.names, language),
        "close_time": payload.close_time,
        "status": payload.status,
        "observed": payload.observed == 1,
        "coverage": payload.coverage,
    }
    if sources:
        entry["sources"] = list(payload.sources)
    if payload.status != "confirmed":
        entry["may_move_days"] = payload.may_move_days
    if payload.close_time_coverage is not None:
        entry["close_time_coverage"] = payload.close_time_coverage
    entry["basis"] = basis_of(payload, row)
    if sources:
        entry["citation"] = citation_of(payload, row, data.sources)
    return cast(EntryAnswer, entry)


def _late_opens(data: ReleaseData, index: int, first: int, last: int, sources: bool) -> Iterator[EntryAnswer]:
    """Late opens of business days, as entries: with a source each, none verified."""
    for one in data.record(index).get("late_opens", ()):
        date = _date.fromisoformat(one["date"])
        at = data.day(date)
        if not first <= at <= last or not data.is_open(index, at):
            continue
        entry: Dict[str, Any] = {
            "date": date,
            "kind": "late_open",
            "name": one["name"],
            "close_time": None,
            "open_time": one["open"],
            "status": "confirmed",
            "observed": False,
            "coverage": "library",
        }
        if sources:
            entry["sources"] = []
        entry["basis"] = basis_of_late_open(one)
        if sources:
            entry["citation"] = citation_of_late_open(one)
        yield cast(EntryAnswer, entry)


def _calendar_day(data: ReleaseData, index: int, at: int, lang: str, sources: bool) -> CalendarDay:
    entries = list(data.entries(index, at, at))
    payloads = [payload for _, payload, _ in entries]
    is_open = data.is_open(index, at)
    closes = [payload.close_time for payload in payloads if payload.kind == "early_close"]
    if is_open:
        status = "early_close" if closes else "open"
    else:
        status = "closed" if any(payload.kind == "holiday" for payload in payloads) else "weekend"
    late = next(_late_opens(data, index, at, at, False), None)
    verified = not data.is_unverified(index, at) and all(payload.coverage == "verified" for payload in payloads)
    day = {
        "id": data.record(index)["id"],
        "status": status,
        "is_business_day": is_open,
        "close_time": closes[-1] if is_open and closes else None,
        **({"open_time": late["open_time"]} if late else {}),
        "coverage": "verified" if verified else "library",
        "basis": "publication" if verified else _basis_of_day(data, index, at, entries),
        "estimated": data.is_uncertain(index, at),
    }
    if sources:
        day["sources"] = _sources_of(data, index, at, payloads) if verified else []
    day["entries"] = list(_some_entries(data, index, (at, at), ENTRY_KINDS, lang, sources))
    return cast(CalendarDay, day)


def _basis_of_day(data: ReleaseData, index: int, at: int, entries: List[Tuple[int, Payload, Row]]) -> str:
    """The basis of its weakest entry; for a day without entries that of its year."""
    if not entries:
        return data.year_basis(index, data.date(at).year)
    return weakest([basis_of(payload, row) for _, payload, row in entries])


def _sources_of(data: ReleaseData, index: int, at: int, payloads: List[Payload]) -> List[str]:
    """The sources of its entries, otherwise those that list its year completely."""
    if payloads:
        return list(dict.fromkeys(source for payload in payloads for source in payload.sources))
    year = data.date(at).year
    lists = data.record(index).get("year_sources", ())
    return list(next((one["sources"] for one in lists if year in one["years"]), ()))
