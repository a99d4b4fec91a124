"""A business day that was found by counting from a date."""

from __future__ import annotations

from datetime import date as _date
from typing import Any, Dict, Optional, Type, TypeVar

from .answer import Bounds, RangeAnswer
from .combined import Combined
from .day_tables import AnyDays


class Found(RangeAnswer):
    """A business day that was found: date, result."""

    __slots__ = ("_steps", "date", "result")
    date: _date
    result: _date

    def __init__(self, days: Combined, first: int, last: int, steps: int, date: _date, result: _date) -> None:
        """steps: so many business days from first on; back from last, where they are negative."""
        self._days = days
        self._first = first
        self._last = last
        self._steps = steps
        self.date = date
        self.result = result

    def _own(self) -> Dict[str, Any]:
        return {"date": self.date, "result": self.result}

    def bounds_at(self) -> Bounds:
        return bounds_of(self._days, self._first if self._steps > 0 else self._last, self._steps)


FoundKind = TypeVar("FoundKind", bound=Found)


def forward(kind: Type[FoundKind], days: Combined, at: int, skip: int, more: int) -> FoundKind:
    """The business day after `more` others from at + skip on."""
    day = days.told.from_(at + skip, more + 1)
    if day is None:
        raise days.result_outside("after")
    from_ordinal = _date.fromordinal
    date, result = from_ordinal(days.epoch + at), from_ordinal(days.epoch + day)
    return kind(days, at + skip, day, more + 1, date, result)


def back(kind: Type[FoundKind], days: Combined, at: int, skip: int, number: int) -> FoundKind:
    """The business day that is the number-th from at - skip back."""
    day = days.told.up_to(at - skip, number)
    if day is None:
        raise days.result_outside("before")
    from_ordinal = _date.fromordinal
    date, result = from_ordinal(days.epoch + at), from_ordinal(days.epoch + day)
    return kind(days, day, at - skip, -number, date, result)


# Ranges of estimated results: the fewer days are open, the further away the result


def nth(days: AnyDays, at: int, steps: int) -> Optional[int]:
    """So many business days from a day on; back from it, where steps is negative."""
    return days.from_(at, steps) if steps > 0 else days.up_to(at, -steps)


def bounds_of(days: Combined, at: int, steps: int) -> Bounds:
    """Earliest and latest of so many business days from a day on; back from it, where steps is negative."""
    near, far = nth(days.possible, at, steps), nth(days.certain, at, steps)
    return (near, far) if steps > 0 else (far, near)
