"""The n-th business day of months, and their n-th weekday on a business day; negative numbers count from the end."""

from __future__ import annotations

from typing import Any, Dict, List, NamedTuple, Optional

from .adjusted import adjust, month_of
from .answer import Span
from .arguments import integer, not_zero, word
from .combined import Combined
from .constants import CONVENTIONS, NTH_OF_MONTH
from .errors import KalendsError
from .listed import Listed

_MOST = 23


class Place(NamedTuple):
    """The place in each month. weekday: 1 = Monday ... 7 = Sunday; a date that is closed is moved by the convention."""

    nth: int
    weekday: Optional[int] = None
    convention: str = "following"

    def terms(self) -> Dict[str, Any]:
        """As in answers."""
        return {"nth": self.nth} if self.weekday is None else dict(self._asdict())


class _Looked(NamedTuple):
    """The day of one month, None if it has none, and the days that it depends on."""

    day: Optional[int]
    span: Span


def place_of(only: Optional[str], nth: Any, weekday: Any, convention: Any) -> Optional[Place]:
    """The place that was asked for; None without nth_of_month. Raises for what belongs to it alone."""
    for name, value in (("nth", nth), ("weekday", weekday), ("convention", convention)):
        if value is None or only == NTH_OF_MONTH and (name != "convention" or weekday is not None):
            continue
        right = "weekday" if name == "convention" else "only=nth_of_month"
        raise KalendsError("invalid_parameter", f"{name}: {value} was read; expected {right} with it")
    if only != NTH_OF_MONTH:
        return None
    number = 1 if nth is None else not_zero("nth", nth)
    if not -_MOST <= number <= _MOST:
        raise KalendsError("invalid_parameter", f'nth: "{nth}" was read; expected an integer from -{_MOST} to {_MOST}')
    if weekday is None:
        return Place(number)
    if not 1 <= integer("weekday", weekday) <= 7:
        raise KalendsError("invalid_parameter", f'weekday: "{weekday}" was read; expected an integer from 1 to 7')
    if abs(number) > 5:
        raise KalendsError(
            "invalid_parameter", f"nth: {nth} was read beside weekday; expected an integer from -5 to 5"
        )
    return Place(number, weekday, "following" if convention is None else word("convention", convention, CONVENTIONS))


def places_in(days: Combined, first: int, last: int, place: Place) -> Listed:
    """The places of all months in first..last, both inclusive and within the data."""
    looked: List[Span] = []
    found: List[int] = []
    begin, end = month_of(days, first)[0], month_of(days, last)[0]
    start, stop = _before(days, begin, place), _after(days, end, place)
    while start <= stop:
        day, span = _place_in(days, start, place)
        is_asked = day is not None and first <= day <= last
        if day is not None and is_asked:
            found.append(day)
        # The months around count only where a date of theirs is moved into the range.
        if is_asked or begin <= start <= end:
            looked.append(span)
        start = month_of(days, start)[1] + 1
    return Listed(days, (first, last, None, NTH_OF_MONTH), looked, found, place.terms())


def places_from(days: Combined, at: int, n: int, place: Place) -> Listed:
    """n > 0: the first n places from a day on; n < 0: the last ones up to it."""
    looked: List[Span] = []
    found: List[int] = []
    own = month_of(days, at)[0]
    start = _before(days, own, place) if n > 0 else _after(days, own, place)
    while start >= days.first and month_of(days, start)[1] <= days.last:
        day, span = _place_in(days, start, place)
        is_asked = day is not None and (day >= at if n > 0 else day <= at)
        if is_asked or (start >= own if n > 0 else start <= own):
            looked.append(span)
        if day is not None and is_asked:
            found.append(day)
        if len(found) == abs(n):
            listed = found if n > 0 else found[::-1]
            return Listed(days, (at, None, n, NTH_OF_MONTH), looked, listed, place.terms())
        start = month_of(days, start)[1] + 1 if n > 0 else month_of(days, start - 1)[0]
    raise days.result_outside("after" if n > 0 else "before")


def _before(days: Combined, month: int, place: Place) -> int:
    """The month before, from which a convention may move a date into this one; this one where dates are not moved or data begin."""
    earlier = month_of(days, month - 1)[0]
    return earlier if place.weekday is not None and earlier >= days.first else month


def _after(days: Combined, month: int, place: Place) -> int:
    """The month after, in the same way."""
    end = month_of(days, month)[1]
    return end + 1 if place.weekday is not None and month_of(days, end + 1)[1] <= days.last else month


def _place_in(days: Combined, start: int, place: Place) -> _Looked:
    """The place in the month that begins on start."""
    end = month_of(days, start)[1]
    if place.weekday is not None:
        return _weekday_in(days, start, end, place.weekday, place)
    if place.nth > 0:
        day = days.told.from_(start, place.nth)
        return _Looked(day, (start, day)) if day is not None and day <= end else _Looked(None, (start, end))
    day = days.told.up_to(end, -place.nth)
    return _Looked(day, (day, end)) if day is not None and day >= start else _Looked(None, (start, end))


def _weekday_in(days: Combined, start: int, end: int, weekday: int, place: Place) -> _Looked:
    if place.nth > 0:
        date = start + (weekday - days.weekday(start)) % 7 + 7 * (place.nth - 1)
    else:
        date = end - (days.weekday(end) - weekday) % 7 + 7 * (place.nth + 1)
    moved = adjust(days, date, place.convention) if start <= date <= end else None
    return _Looked(moved.day, (moved.first, moved.last)) if moved else _Looked(None, (start, start - 1))
