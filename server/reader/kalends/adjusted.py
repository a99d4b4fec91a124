"""A date moved to a business day by a convention."""

from __future__ import annotations

from typing import Any, Dict, NamedTuple, Optional

from .answer import Bounds
from .combined import Combined
from .found import Found, bounds_of, nth
from .months import period_of


class Adjusted(Found):
    """date, convention, result, adjusted."""

    __slots__ = ("convention",)
    convention: str

    @property
    def adjusted(self) -> bool:
        return self.result != self.date

    def bounds_at(self) -> Bounds:
        return bounds_of_adjust(self._days, self.date.toordinal() - self._days.epoch, self.convention)

    def _own(self) -> Dict[str, Any]:
        own = {"date": self.date, "convention": self.convention, "result": self.result}
        return {**own, "adjusted": self.adjusted}


class Moved(NamedTuple):
    """A day, and the days that it depends on, both inclusive."""

    day: int
    first: int
    last: int


def adjusted(days: Combined, at: int, convention: str) -> Adjusted:
    """The business day that replaces a day of the data; raises if it is outside them."""
    moved = adjust(days, at, convention)
    if moved is None:
        raise days.result_outside("after" if direction_of(days, at, convention).endswith("following") else "before")
    found = Adjusted(days, moved.first, moved.last, 1, days.date(at), days.date(moved.day))
    found.convention = convention
    return found


def adjust(days: Combined, at: int, convention: str) -> Optional[Moved]:
    """The business day that replaces a day of the data; None: outside them."""
    if days.told.is_open(at):
        return Moved(at, at, at)
    convention = direction_of(days, at, convention)
    after, before = days.told.from_(at, 1), days.told.up_to(at, 1)
    following = None if after is None else Moved(after, at, after)
    preceding = None if before is None else Moved(before, before, at)
    if not convention.startswith("modified"):
        return following if convention == "following" else preceding
    first, last = month_of(days, at)
    # If no business day is left in the month, the result depends on that, and on the days of the other side.
    if convention == "modified_following":
        if after <= last if after is not None else days.last < last:
            return following
        return preceding and preceding._replace(last=last)
    if before >= first if before is not None else days.first > first:
        return preceding
    return following and following._replace(first=first)


def direction_of(days: Combined, at: int, convention: str) -> str:
    """`nearest` is one of the others, by the weekday."""
    if convention != "nearest":
        return convention
    return "following" if days.weekday(at) in (7, 1) else "preceding"


def month_of(days: Combined, at: int) -> tuple[int, int]:
    """First and last day of a day's month."""
    first, last = period_of(days.date(at), "first_of_month")
    return first.toordinal() - days.epoch, last.toordinal() - days.epoch


def bounds_of_adjust(days: Combined, at: int, convention: str) -> Bounds:
    """Earliest and latest day that may replace a day of the data."""
    convention = direction_of(days, at, convention)
    if not convention.startswith("modified"):
        return bounds_of(days, at, 1 if convention == "following" else -1)
    first, last = month_of(days, at)
    # If the rest of the month might have no business day, the result may be on either side of the date.
    if convention == "modified_following":
        after = nth(days.certain, at, 1)
        if after is not None and after <= last:
            return nth(days.possible, at, 1), after
        return nth(days.certain, at, -1), nth(days.possible, last, -1)
    before = nth(days.certain, at, -1)
    if before is not None and before >= first:
        return before, nth(days.possible, at, -1)
    return nth(days.possible, first, 1), nth(days.certain, at, 1)
