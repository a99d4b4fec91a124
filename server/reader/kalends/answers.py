"""The answers that are dicts, by their members: those of the server's responses, with dates as datetime.date."""

from __future__ import annotations

import re
from datetime import date as _date
from typing import Any, Dict, List, Optional, TypedDict

_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


class _Entry(TypedDict):
    date: _date
    kind: str
    name: str
    close_time: Optional[str]
    status: str
    observed: bool
    coverage: str
    basis: str


class EntryAnswer(_Entry, total=False):
    """A holiday, an early close, a worked weekend day or a late open. open_time: of a late open; may_move_days: unless it
    is confirmed; sources and citation: if asked for."""

    open_time: str
    may_move_days: Optional[int]
    close_time_coverage: Optional[str]
    sources: List[str]
    citation: Optional[Dict[str, Any]]


class _CalendarDay(TypedDict):
    id: str
    status: str
    is_business_day: bool
    close_time: Optional[str]
    coverage: str
    basis: str
    estimated: bool
    entries: List[EntryAnswer]


class CalendarDay(_CalendarDay, total=False):
    """A day of one calendar."""

    open_time: str
    sources: List[str]


class Day(TypedDict):
    """A day of each calendar, and of all together."""

    date: _date
    mode: str
    is_business_day: bool
    coverage: str
    basis: str
    estimated: bool
    calendars: List[CalendarDay]


class CalendarHolidays(TypedDict):
    """The entries of one calendar."""

    id: str
    name: str
    entries: List[EntryAnswer]


class CalendarNextHolidays(CalendarHolidays):
    """complete: whether there are as many as were asked for."""

    complete: bool


# `from` is a word of Python.
Holidays = TypedDict("Holidays", {"from": _date, "to": _date, "calendars": List[CalendarHolidays]})
NextHolidays = TypedDict("NextHolidays", {"from": _date, "calendars": List[CalendarNextHolidays]})


class _Settlement(TypedDict):
    market: str
    instrument: str
    date: _date
    trade_date: _date
    result: _date
    cycle: Dict[str, Any]
    calendars: List[str]
    coverage: str
    estimated: bool
    note: Optional[str]


class Settlement(_Settlement, total=False):
    """When a trade settles. earliest and latest: if estimated; None outside the data."""

    earliest: Optional[_date]
    latest: Optional[_date]


def with_dates(value: Any) -> Any:
    """What the data describe, with its dates as datetime.date."""
    if isinstance(value, str):
        return _date.fromisoformat(value) if _DATE.fullmatch(value) else value
    if isinstance(value, dict):
        return {name: with_dates(one) for name, one in value.items()}
    if isinstance(value, list):
        return [with_dates(one) for one in value]
    return value
