"""Months, quarters and years by the calendar alone."""

from __future__ import annotations

from calendar import monthrange
from datetime import date as _date
from typing import Optional, Tuple

_MONTHS = {"month": 1, "quarter": 3, "year": 12}


def period_of(date: _date, edge: str) -> Tuple[_date, _date]:
    """First and last day of the month, quarter or year of a date, as the last word of an edge names it."""
    months = _MONTHS[edge[edge.rindex("_") + 1 :]]
    month = date.month - (date.month - 1) % months
    last = month + months - 1
    return _date(date.year, month, 1), _date(date.year, last, monthrange(date.year, last)[1])


def add_months(date: _date, months: int) -> Optional[_date]:
    """The same day so many months later, or the last one of that month; None beyond the years 1 to 9999."""
    year, month = divmod(date.year * 12 + date.month - 1 + months, 12)
    if not 1 <= year <= 9999:
        return None
    return _date(year, month + 1, min(date.day, monthrange(year, month + 1)[1]))
