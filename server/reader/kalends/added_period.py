"""A date a period later or earlier, on a business day: 2W, 6M, 1Y."""

from __future__ import annotations

import re
from datetime import date as _date
from typing import Any, Dict, NamedTuple, Optional, Tuple

from .adjusted import Moved, adjust, bounds_of_adjust, month_of
from .answer import Bounds, RangeAnswer, SpansAnswer
from .combined import Combined
from .errors import KalendsError
from .found import bounds_of
from .months import add_months

_PERIOD = re.compile(r"([+-]?)(?:(\d{1,3})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?", re.IGNORECASE | re.ASCII)
_EXPECTED = "days, weeks, months or years such as 10D, 2W, 6M, 1Y or 1Y6M, with - before it for earlier"

_SPOKEN = re.compile(r"\s*([+-]?)\s*p?([0-9]{1,4})\s*([dwmqsya])[a-z]*\s*", re.IGNORECASE | re.ASCII)
_LETTERS = {"d": (1, "D"), "w": (1, "W"), "m": (1, "M"), "q": (3, "M"), "s": (6, "M"), "y": (1, "Y"), "a": (1, "Y")}


class Period(NamedTuple):
    """Months, then days; both negative, or neither."""

    months: int
    days: int


class Terms(NamedTuple):
    """How a period is added; ends_months: from the last business day of a month to that of another."""

    period: Period
    convention: str
    ends_months: bool


class AddedPeriod(SpansAnswer, RangeAnswer):
    """date, n, period, unadjusted, convention, end_of_month, result."""

    __slots__ = ("_decided", "_spans", "_terms", "date", "n", "period", "result", "unadjusted", "_is_end_of_month", "_at")
    date: _date
    n: int
    period: str
    result: _date
    unadjusted: _date

    def __init__(self, days: Combined, at: int, terms: Terms, added: _Added) -> None:
        self._days = days
        self._at = at
        self._terms = terms
        found, decided = added.found, added.decided
        own = (found.first, found.last)
        self._spans = (own, (decided.first, decided.last)) if decided else (own,)
        self._decided = decided
        self._is_end_of_month = added.is_end_of_month
        self.date = days.date(at)
        self.unadjusted = days.date(added.unadjusted)
        self.result = days.date(found.day)

    @property
    def convention(self) -> str:
        return self._terms.convention

    @property
    def end_of_month(self) -> bool:
        """Whether the result is the last business day of its month, because the date is."""
        return self._is_end_of_month

    def _own(self) -> Dict[str, Any]:
        names = ("date", "n", "period", "unadjusted", "convention", "end_of_month", "result")
        return {name: getattr(self, name) for name in names}

    def bounds_at(self) -> Bounds:
        return _range_of(self)


def _expected(text: Any) -> str:
    """What a period is, with the nearest one to P6M, 2 weeks or 1Q."""
    match = _SPOKEN.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        return _EXPECTED
    sign, count, letter = match.groups()
    factor, own = _LETTERS[letter.lower()]
    nearest = f"{'-' if sign == '-' else ''}{factor * int(count)}{own}"
    return f"{_EXPECTED}: {nearest}?" if _PERIOD.fullmatch(nearest) else _EXPECTED


def read_period(text: Any, end_of_month: bool) -> Period:
    """Parses 2W, 6M, 1Y, 10D, 1Y6M or -3M, case-insensitive."""
    match = _PERIOD.fullmatch(text) if isinstance(text, str) else None
    if match is None or not any(match.groups()[1:]):
        raise KalendsError("invalid_parameter", f'period: "{text}" was read; expected {_expected(text)}')
    years, months, weeks, days = (int(part or 0) for part in match.groups()[1:])
    sign = -1 if match.group(1) == "-" else 1
    period = Period(sign * (12 * years + months), sign * (7 * weeks + days))
    if end_of_month and (period.months == 0 or period.days != 0):
        problem = f"end_of_month: true was read with the period {text.upper()}"
        raise KalendsError("invalid_parameter", f"{problem}; expected months or years with it")
    return period


def add_period(days: Combined, at: int, terms: Terms) -> AddedPeriod:
    """The date a period after a day of the data; raises if it is outside them."""
    added = _add(days, at, terms)
    if added is None:
        raise days.result_outside("before" if min(terms.period) < 0 else "after")
    return AddedPeriod(days, at, terms, added)


class _Added(NamedTuple):
    unadjusted: int
    found: Moved
    decided: Optional[Moved]
    """The days that decided whether the date is the last business day of its month; None: nobody asked, or no day decides."""
    is_end_of_month: bool


def _add(days: Combined, at: int, terms: Terms) -> Optional[_Added]:
    is_end_of_month, decided = _month_end(days, at) if terms.ends_months else (False, None)
    plain = _plain(days, at, terms.period)
    if plain is None or not days.covers(plain):
        return None
    unadjusted = month_of(days, plain)[1] if is_end_of_month else plain
    found = _moved(days, unadjusted, terms.convention, is_end_of_month)
    return found and _Added(unadjusted, found, decided, is_end_of_month)


def _plain(days: Combined, at: int, period: Period) -> Optional[int]:
    """The day a period after another, by the calendar alone; None beyond the years 1 to 9999."""
    later = add_months(days.date(at), period.months)
    return None if later is None else later.toordinal() - days.epoch + period.days


def _month_end(days: Combined, at: int) -> Tuple[bool, Optional[Moved]]:
    """Whether no business day follows in the month, and the days that decide it."""
    end = month_of(days, at)[1]
    if at == end:
        return True, None
    following = days.told.from_(at + 1, 1)
    if following is not None and following <= end:
        return False, Moved(following, at + 1, following)
    return True, Moved(at, at + 1, end)


def _moved(days: Combined, unadjusted: int, convention: str, is_end_of_month: bool) -> Optional[Moved]:
    if convention == "unadjusted":
        # Depends on no day: an empty span.
        return Moved(unadjusted, unadjusted, unadjusted - 1)
    if not days.covers(unadjusted):
        return None
    return adjust(days, unadjusted, "preceding" if is_end_of_month else convention)


def _range_of(added: AddedPeriod) -> Bounds:
    """Earliest and latest day. Where estimated days could change whether the date is the last business day of its month,
    both answers are between them."""
    days, terms, decided = added._days, added._terms, added._decided
    ranges = [_own_range(days, terms, added.unadjusted.toordinal() - days.epoch, added.end_of_month)]
    if decided and _may_be_either(days, added._at):
        plain = _plain(days, added._at, terms.period)
        for unadjusted in () if plain is None else (plain, month_of(days, plain)[1]):
            is_end_of_month = unadjusted != plain
            found = _moved(days, unadjusted, terms.convention, is_end_of_month)
            ranges.append((None, None) if found is None else _own_range(days, terms, unadjusted, is_end_of_month))
    earliest, latest = ([one[end] for one in ranges] for end in (0, 1))
    return (
        None if None in earliest else min(day for day in earliest if day is not None),
        None if None in latest else max(day for day in latest if day is not None),
    )


def _may_be_either(days: Combined, at: int) -> bool:
    """Whether a day may be the last business day of its month, or not: a day after it may be open, but none is certainly."""
    end = month_of(days, at)[1]
    certain = days.certain.from_(at + 1, 1)
    return (certain is None or certain > end) and days.told.has_uncertain(at + 1, end)


def _own_range(days: Combined, terms: Terms, unadjusted: int, is_end_of_month: bool) -> Bounds:
    if terms.convention == "unadjusted":
        return unadjusted, unadjusted
    if is_end_of_month:
        return bounds_of(days, unadjusted, -1)
    return bounds_of_adjust(days, unadjusted, terms.convention)
