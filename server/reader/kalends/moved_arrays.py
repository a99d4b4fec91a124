"""Days that are moved by a convention, after a period or at once; as arrays: what adjusted.py and added_period.py do with one."""

from __future__ import annotations

from typing import Any, NamedTuple, Tuple

from .added_period import Terms
from .combined import Combined
from .day_arrays import BEYOND

Ranges = Tuple[Any, Any]
"""The earliest and the latest days."""


class Spans(NamedTuple):
    """Days, and those that each depends on, both inclusive. BEYOND and -BEYOND lie outside the data."""

    found: Any
    first: Any
    last: Any


def adjust_each(days: Combined, at: Any, convention: str) -> Spans:
    """The business days that replace days of the data, by a convention of CONVENTIONS."""
    import numpy

    told = days.arrays.told
    after, before = told.nth(at, 1), told.nth(at, -1)
    if not convention.startswith("modified"):
        ahead = _is_ahead(days, at, convention)
        return Spans(numpy.where(ahead, after, before), numpy.where(ahead, at, before), numpy.where(ahead, after, at))
    # If no business day is left in the month, the result depends on that too.
    if convention == "modified_following":
        end = days.arrays.month_ends(at)
        ahead = after <= end
        return Spans(numpy.where(ahead, after, before), numpy.where(ahead, at, before), numpy.where(ahead, after, end))
    start = days.arrays.starts_of_months(at)
    back = before >= start
    return Spans(numpy.where(back, before, after), numpy.where(back, before, start), numpy.where(back, at, after))


def _is_ahead(days: Combined, at: Any, convention: str) -> Any:
    """Whether each day is moved ahead, by a convention that is not modified; nearest: from Sunday and Monday."""
    return (at + (days.epoch - 1)) % 7 % 6 == 0 if convention == "nearest" else convention == "following"


def ranges_of_adjust(days: Combined, at: Any, convention: str) -> Ranges:
    """The earliest and the latest days that may replace days of the data."""
    import numpy

    possible, certain = days.arrays.possible, days.arrays.certain
    if not convention.startswith("modified"):
        ahead = _is_ahead(days, at, convention)
        earliest = numpy.where(ahead, possible.nth(at, 1), certain.nth(at, -1))
        return earliest, numpy.where(ahead, certain.nth(at, 1), possible.nth(at, -1))
    # If the rest of the month might have no business day, the result may be on either side of the date.
    if convention == "modified_following":
        end, after = days.arrays.month_ends(at), certain.nth(at, 1)
        earliest = numpy.where(after <= end, possible.nth(at, 1), certain.nth(at, -1))
        return earliest, numpy.where(after <= end, after, possible.nth(end, -1))
    start, before = days.arrays.starts_of_months(at), certain.nth(at, -1)
    earliest = numpy.where(before >= start, before, possible.nth(start, 1))
    return earliest, numpy.where(before >= start, possible.nth(at, -1), certain.nth(at, 1))


class AddedDays(NamedTuple):
    """The days a period later. decided: the first business day after each date, and the days that decide whether the date is
    the last business day of its month; none where nobody asked."""

    unadjusted: Any
    moved: Spans
    decided: Spans
    is_end_of_month: Any


def add_to_each(days: Combined, at: Any, terms: Terms) -> AddedDays:
    """The days a period after days of the data."""
    import numpy

    decided = Spans(at, at + 1, at)
    is_end = numpy.zeros(len(at), dtype=bool)
    if terms.ends_months:
        following, end = days.arrays.told.nth(at + 1, 1), days.arrays.month_ends(at)
        is_end = following > end
        decided = Spans(following, at + 1, numpy.minimum(following, end))
    plain = _plain_days(days, at, terms)
    is_covered = (plain >= days.first) & (plain <= days.last)
    # Where it is not, any day of the data will do: it is told to be beyond them.
    plain = numpy.where(is_covered, plain, days.first)
    unadjusted = numpy.where(is_end, days.arrays.month_ends(plain), plain)
    moved = _moved_each(days, unadjusted, terms.convention, is_end)
    found = numpy.where(is_covered, moved.found, BEYOND)
    return AddedDays(unadjusted, moved._replace(found=found), decided, is_end)


def _plain_days(days: Combined, at: Any, terms: Terms) -> Any:
    """The days a period after others, by the calendar alone; BEYOND, or another day outside the data, if they are there."""
    import numpy

    months, more = (max(-BEYOND, min(one, BEYOND)) for one in terms.period)
    if months == 0:
        return at + more
    starts, own = days.arrays.month_starts, days.arrays.month_of.take(at)
    month = own + months
    begin, behind = starts.take(month, mode="clip"), starts.take(month + 1, mode="clip")
    plain = numpy.minimum(begin + (at - starts.take(own)), behind - 1) + more
    return numpy.where((month >= 0) & (month < len(starts) - 1), plain, BEYOND)


def _moved_each(days: Combined, unadjusted: Any, convention: str, is_end: Any) -> Spans:
    import numpy

    if convention == "unadjusted":
        # Depend on no day: empty spans.
        return Spans(unadjusted, unadjusted, unadjusted - 1)
    usual = adjust_each(days, unadjusted, convention)
    if not is_end.any():
        return usual
    ending = adjust_each(days, unadjusted, "preceding")
    return Spans(*(numpy.where(is_end, end, one) for one, end in zip(usual, ending)))


def ranges_of_added(days: Combined, at: Any, terms: Terms) -> Ranges:
    """The earliest and the latest days a period after days, whose results lie in the data. Where estimated days could change
    whether a date is the last business day of its month, both answers are between them."""
    import numpy

    arrays, added = days.arrays, add_to_each(days, at, terms)
    earliest, latest = _own_ranges(days, added.unadjusted, terms.convention, added.is_end_of_month)
    if not terms.ends_months:
        return earliest, latest
    end, uncertain = arrays.month_ends(at), arrays.uncertain_before
    may_be_either = (arrays.certain.nth(at + 1, 1) > end) & (uncertain.take(end + 1) > uncertain.take(at + 1))
    rows = numpy.flatnonzero(may_be_either)
    plain = _plain_days(days, at[rows], terms)
    for unadjusted in (plain, arrays.month_ends(plain)):
        is_end = unadjusted != plain
        found = _moved_each(days, unadjusted, terms.convention, is_end).found
        is_found = _are_inside(found, found)
        own = _own_ranges(days, unadjusted, terms.convention, is_end)
        nearest, farthest = numpy.minimum(earliest[rows], own[0]), numpy.maximum(latest[rows], own[1])
        earliest[rows] = numpy.where(is_found & _are_inside(earliest[rows], own[0]), nearest, BEYOND)
        latest[rows] = numpy.where(is_found & _are_inside(latest[rows], own[1]), farthest, BEYOND)
    return earliest, latest


def _are_inside(days: Any, others: Any) -> Any:
    """Whether neither of two lies outside the data."""
    return (abs(days) != BEYOND) & (abs(others) != BEYOND)


def _own_ranges(days: Combined, unadjusted: Any, convention: str, is_end: Any) -> Ranges:
    import numpy

    if convention == "unadjusted":
        return unadjusted.copy(), unadjusted.copy()
    earliest, latest = ranges_of_adjust(days, unadjusted, convention)
    if not is_end.any():
        return earliest, latest
    ending = ranges_of_adjust(days, unadjusted, "preceding")
    return numpy.where(is_end, ending[0], earliest), numpy.where(is_end, ending[1], latest)
