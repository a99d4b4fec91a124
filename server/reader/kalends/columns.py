"""Answers about columns of dates: each row is what the single date is answered. numpy is imported only where it is needed."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Generic

from .combined import Combined
from .errors import KalendsError
from .read_column import Column, ReadColumn, is_column, read_column, read_covered, read_numbers, require_covered


class ColumnAnswer(Generic[Column]):
    """Answers, a row each; they depend on the days from first to last of their row, both inclusive."""

    def __init__(self, days: Combined, column: ReadColumn, first: Any, last: Any) -> None:
        self._days = days
        self.column = column
        self._first = first
        self._last = last

    @cached_property
    def estimated(self) -> Column:
        """Whether an estimated or provisional date could change the result of the row: a column of bool."""
        estimated: Column = self.column.like(self.are_estimated())
        return estimated

    @cached_property
    def verified(self) -> Column:
        """Whether the coverage of the row is verified, not library: a column of bool."""
        verified: Column = self.column.like(~self.are_unverified())
        return verified

    def are_estimated(self) -> Any:
        """As an array."""
        return _has_any(self._days.arrays.uncertain_before, self._first, self._last)

    def are_unverified(self) -> Any:
        """As an array."""
        return _has_any(self._days.arrays.unverified_before, self._first, self._last)

    def __len__(self) -> int:
        return len(self._first)

    def __repr__(self) -> str:
        return f"<kalends.{type(self).__name__} of {len(self)} rows, {self._days.mode} of {', '.join(self._days.ids)}>"


class FoundColumn(ColumnAnswer[Column]):
    """result: the business days that were found, as dates."""

    def __init__(self, days: Combined, column: ReadColumn, first: Any, last: Any, found: Any) -> None:
        super().__init__(days, column, first, last)
        self.found = found

    @cached_property
    def result(self) -> Column:
        """datetime64[D], or a Series of dates."""
        result: Column = self.column.like(self._days.arrays.dates(self.found))
        return result


class CountedColumn(ColumnAnswer[Column]):
    """count: the business days of each row, as integers."""

    def __init__(self, days: Combined, column: ReadColumn, first: Any, last: Any, count: Any) -> None:
        super().__init__(days, column, first, last)
        self.count: Column = column.like(count)


def are_business_days(days: Combined, dates: Any) -> Any:
    """Whether each of the dates is a business day."""
    column = read_covered(days, "date", dates)
    return column.like(days.arrays.open.take(column.days))


def add_to_column(days: Combined, dates: Any, n: Any) -> FoundColumn[Any]:
    """T+n of each date; n is an integer, or a column of them."""
    column = read_covered(days, "date", dates)
    return add_to_days(days, column, read_numbers(n, len(column.days)))


def add_to_days(days: Combined, column: ReadColumn, n: Any) -> FoundColumn[Any]:
    """T+n of each day of a column that the data cover; n is an integer or an array of them."""
    import numpy

    at = column.days
    # With n = 0 the day itself counts.
    skip = (n > 0) * 1
    found = _at_places(days, column, days.arrays.before.take(at + skip) + (n - skip))
    if numpy.ndim(n) == 0:
        first, last = (at + skip, found) if n >= 0 else (found, at - 1)
    else:
        first, last = numpy.where(n < 0, found, at + skip), numpy.where(n < 0, at - 1, found)
    return FoundColumn(days, column, first, last, found)


def next_of_column(days: Combined, dates: Any, inclusive: bool, name: str = "date") -> FoundColumn[Any]:
    """The next business day after each date; inclusive: the date itself if it is one."""
    column = read_covered(days, name, dates)
    first = column.days + (0 if inclusive else 1)
    found = _at_places(days, column, days.arrays.before.take(first))
    return FoundColumn(days, column, first, found, found)


def previous_of_column(days: Combined, dates: Any, inclusive: bool) -> FoundColumn[Any]:
    """The business day before each date; inclusive: the date itself if it is one."""
    column = read_covered(days, "date", dates)
    stop = column.days + (1 if inclusive else 0)
    found = _at_places(days, column, days.arrays.before.take(stop) - 1)
    return FoundColumn(days, column, found, stop - 1, found)


def count_columns(days: Combined, start: Any, end: Any) -> CountedColumn[Any]:
    """Business days from each start (counted) to its end (not counted); one of the two may be a single date."""
    import numpy

    first, stop = read_column(days, "from", start), read_column(days, "to", end)
    if is_column(start) and is_column(end) and len(first.days) != len(stop.days):
        text = f"from has {len(first.days)} rows, to has {len(stop.days)}; expected as many, or one date"
        raise KalendsError("invalid_parameter", text)
    at, behind = numpy.broadcast_arrays(first.days, stop.days)
    require_covered(days, first)
    if (at > behind).any():
        row = (at > behind).argmax()
        text = f"{days.date(int(at[row]))} is after to, {days.date(int(behind[row]))}; expected from <= to"
        raise KalendsError("invalid_parameter", f"from, row {row}: {text}")
    # From the first day of the data to itself are no days, and the data need not have the day before.
    if len(behind) and behind.min() > days.first:
        require_covered(days, stop, ahead=1)
    else:
        require_covered(days, stop._replace(days=numpy.maximum(stop.days, days.first + 1)), ahead=1)
    before = days.arrays.before
    column = first if is_column(start) else stop
    return CountedColumn(days, column, at, behind - 1, before.take(behind) - before.take(at))


def _has_any(before: Any, first: Any, last: Any) -> Any:
    """Whether one of the days first..last is among those counted."""
    return before.take(last + 1) > before.take(first)


def _at_places(days: Combined, column: ReadColumn, place: Any) -> Any:
    """The business days at places of their list; raises where the data end."""
    known = days.arrays.business_days
    if len(place) and (place.max() >= len(known) or place.min() < 0):
        at = ((place >= len(known)) | (place < 0)).argmax()
        error = days.result_outside("after" if place[at] >= len(known) else "before")
        date = days.date(int(column.days[at]))
        raise KalendsError(error.code, f"{column.name}, row {column.row(at)}: {date} was read; {error}")
    return known.take(place)
