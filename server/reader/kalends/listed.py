"""Lists of business days: all of a range, n of them, or those that are the first or last of their period."""

from __future__ import annotations

from datetime import date as _date
from typing import Any, Dict, Iterable, List, Optional, Sequence, Tuple

from .answer import Span, SpansAnswer
from .combined import Combined
from .months import period_of


class Listed(SpansAnswer):
    """start, end, n, only, dates; with nth_of_month nth, and weekday and convention if a weekday was asked for."""

    __slots__ = ("_spans", "_terms", "dates", "end", "n", "only", "start")
    start: _date
    end: Optional[_date]
    n: Optional[int]
    only: Optional[str]
    dates: List[_date]

    def __init__(
        self,
        days: Combined,
        asked: Tuple[int, Optional[int], Optional[int], Optional[str]],
        spans: Sequence[Span],
        listed: Iterable[int],
        terms: Optional[Dict[str, Any]] = None,
    ) -> None:
        """asked: from, to, n, only. spans: the days that the answer depends on."""
        first, last, self.n, self.only = asked
        self._days = days
        self._spans = spans
        self._terms = terms or {}
        self.start = days.date(first)
        self.end = days.date_or_none(last)
        self.dates = [days.date(day) for day in listed]

    @property
    def estimated(self) -> bool:
        """Whether an estimated or provisional date could change the answer; of edges, the days around each could."""
        looked = super().estimated
        if self.only is None or self._terms or not looked:
            return looked
        ends = [self.start, *self.dates] if self.end is None else [self.start, self.end]
        epoch = self._days.epoch
        return _are_edges_estimated(self._days, min(ends).toordinal() - epoch, max(ends).toordinal() - epoch, self.only)

    def _own(self) -> Dict[str, Any]:
        own = {"from": self.start, "to": self.end, "n": self.n, "only": self.only, **self._terms}
        return {**own, "count": len(self.dates), "dates": self.dates}


def list_range(days: Combined, first: int, last: int, only: Optional[str]) -> Listed:
    """The business days of first..last, or the edges among them."""
    if only is None:
        return Listed(days, (first, last, None, None), [(first, last)], days.told.days(first, last))
    found = []
    start = _start_of(days, first, only)
    while start <= last:
        day, start = _edge(days, start, only)
        if day is not None and first <= day <= last:
            found.append(day)
    return Listed(days, (first, last, None, only), [_depends_on(days, first, last, only)], found)


def list_some(days: Combined, first: int, n: int, only: Optional[str]) -> Listed:
    """n business days from a day on, or up to it if n is negative; or so many edges."""
    if only is None:
        far = days.told.from_(first, n) if n > 0 else days.told.up_to(first, -n)
        if far is None:
            raise days.result_outside("after" if n > 0 else "before")
        span = (min(first, far), max(first, far))
        return Listed(days, (first, None, n, None), [span], days.told.days(*span))
    found: List[int] = []
    start = _start_of(days, first, only)
    while days.first <= start <= days.last:
        day, behind = _edge(days, start, only)
        if day is not None and (day >= first if n > 0 else day <= first):
            found.append(day)
        if len(found) == abs(n):
            found = found if n > 0 else found[::-1]
            span = _depends_on(days, min(first, found[0]), max(first, found[-1]), only)
            return Listed(days, (first, None, n, only), [span], found)
        start = behind if n > 0 else _start_of(days, start - 1, only)
    raise days.result_outside("after" if n > 0 else "before")


def _depends_on(days: Combined, first: int, last: int, only: str) -> Span:
    """The days that the edges in first..last depend on."""
    if only.startswith("first"):
        return _start_of(days, first, only), last
    return first, _end_of(days, last, only)


def _edge(days: Combined, start: int, only: str) -> Tuple[Optional[int], int]:
    """The first or last business day of the period that begins on start, or None; and where the next one begins."""
    last = _end_of(days, start, only)
    day = days.told.from_(start, 1) if only.startswith("first") else days.told.up_to(last, 1)
    return (day if day is not None and start <= day <= last else None), last + 1


def _are_edges_estimated(days: Combined, first: int, last: int, only: str) -> bool:
    """Whether an uncertain day could change which edges lie in first..last: one lies between the nearest possible and
    the farthest certain edge of a period, and those have a day of first..last between them."""
    start = _start_of(days, first, only)
    while start <= last:
        near, far, behind = _possible_edges(days, start, only)
        if near <= last and far >= first and days.told.has_uncertain(near, far):
            return True
        start = behind
    return False


def _possible_edges(days: Combined, start: int, only: str) -> Tuple[int, int, int]:
    """The range of the edge of the period that begins on start, ascending; and the start of the next period."""
    end = _end_of(days, start, only)
    step = 1 if only.startswith("first") else -1
    at, last = (start, end) if step > 0 else (end, start)
    while at != last and not days.possible.is_open(at):
        at += step
    near = at
    while at != last and not days.certain.is_open(at):
        at += step
    return min(near, at), max(near, at), end + 1


def _start_of(days: Combined, day: int, only: str) -> int:
    return period_of(days.date(day), only)[0].toordinal() - days.epoch


def _end_of(days: Combined, day: int, only: str) -> int:
    return period_of(days.date(day), only)[1].toordinal() - days.epoch
