"""The number of business days between two dates."""

from __future__ import annotations

from datetime import date as _date
from typing import Any, Dict

from .answer import Answer
from .combined import Combined
from .errors import KalendsError


class Counted(Answer):
    """start (counted), end (not counted), count. Whatever is announced, the count lies in least..most: both are the
    count unless the answer is estimated."""

    __slots__ = ("count", "end", "start")
    start: _date
    end: _date
    count: int

    def __init__(self, days: Combined, first: int, last: int, count: int) -> None:
        self._days = days
        self._first = first
        self._last = last
        self.start = days.date(first)
        self.end = days.date(last + 1)
        self.count = count

    def _own(self) -> Dict[str, Any]:
        return {"from": self.start, "to": self.end, "count": self.count}

    @property
    def least(self) -> int:
        return self._bounds()["least"]

    @property
    def most(self) -> int:
        return self._bounds()["most"]

    def _bounds(self) -> Dict[str, int]:
        days = self._days
        if not self.estimated:
            return {"least": self.count, "most": self.count}
        first, stop = self._first, self._last + 1
        return {"least": days.certain.count(first, stop), "most": days.possible.count(first, stop)}


def count(days: Combined, first: int, stop: int) -> Counted:
    """Business days from a day (counted) to another (not counted)."""
    if first > stop:
        raise after_end(days.date(first), days.date(stop))
    if not days.first <= first <= days.last:
        raise days.outside(first)
    if stop - 1 > days.last:
        raise days.outside(stop - 1)
    return Counted(days, first, stop - 1, days.told.count(first, stop))


def after_end(start: Any, end: Any) -> KalendsError:
    """The error of a range that runs backwards."""
    return KalendsError("invalid_parameter", f"from: {start} is after to, {end}; expected from <= to")
