"""Answers about columns of dates: each row is what the single date is answered. numpy is imported only where it is needed."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Callable, Generic, Tuple

from .answer import Bounds
from .combined import Combined
from .day_arrays import BEYOND, OpenDays
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
        return self.has_any(self._days.arrays.uncertain_before, self._first, self._last)

    def are_unverified(self) -> Any:
        """As an array."""
        return self.has_any(self._days.arrays.unverified_before, self._first, self._last)

    @staticmethod
    def has_any(before: Any, first: Any, last: Any) -> Any:
        """Whether one of the days first..last is among those counted."""
        return before.take(last + 1) > before.take(first)

    def __len__(self) -> int:
        return len(self._first)

    def __repr__(self) -> str:
        return f"<kalends.{type(self).__name__} of {len(self)} rows, {self._days.mode} of {', '.join(self._days.ids)}>"


class RangeColumn(ColumnAnswer[Column]):
    """result: the days of the answers, as dates; whatever is announced, each lies in earliest..latest of its row."""

    def __init__(self, days: Combined, column: ReadColumn, first: Any, last: Any, found: Any) -> None:
        super().__init__(days, column, first, last)
        self.found = found

    @cached_property
    def result(self) -> Column:
        """datetime64[D], or a Series of dates."""
        result: Column = self.column.like(self._days.arrays.dates(self.found))
        return result

    @cached_property
    def earliest(self) -> Column:
        """As result; NaT where it lies outside the data."""
        earliest: Column = self.column.like(self._days.arrays.dates_or_nat(self._ranges[0]))
        return earliest

    @cached_property
    def latest(self) -> Column:
        """As result; NaT where it lies outside the data."""
        latest: Column = self.column.like(self._days.arrays.dates_or_nat(self._ranges[1]))
        return latest

    @cached_property
    def _ranges(self) -> Tuple[Any, Any]:
        return self.ranges()

    def ranges(self) -> Tuple[Any, Any]:
        """The earliest and the latest days, as arrays."""
        raise NotImplementedError


class FoundColumn(RangeColumn[Column]):
    """The business days that were found, by so many steps from first on; back from last, where they are negative."""

    def __init__(self, days: Combined, column: ReadColumn, first: Any, last: Any, found: Any, steps: Any) -> None:
        super().__init__(days, column, first, last, found)
        self._steps = steps

    def ranges(self) -> Tuple[Any, Any]:
        import numpy

        arrays, ahead = self._days.arrays, self._steps > 0
        at = numpy.where(ahead, self._first, self._last)
        near, far = arrays.possible.nth(at, self._steps), arrays.certain.nth(at, self._steps)
        return numpy.where(ahead, near, far), numpy.where(ahead, far, near)


class CountedColumn(ColumnAnswer[Column]):
    """count: the business days of each row, as integers; whatever is announced, it lies in least..most."""

    def __init__(self, days: Combined, column: ReadColumn, first: Any, last: Any, count: Any) -> None:
        super().__init__(days, column, first, last)
        self.count: Column = column.like(count)

    @cached_property
    def least(self) -> Column:
        least: Column = self.column.like(self._counted(self._days.arrays.certain))
        return least

    @cached_property
    def most(self) -> Column:
        most: Column = self.column.like(self._counted(self._days.arrays.possible))
        return most

    def _counted(self, days: OpenDays) -> Any:
        return days.before.take(self._last + 1) - days.before.take(self._first)


def single_ranges(at: Any, found: Any, estimated: Any, bounds_at: Callable[[int], Bounds]) -> Tuple[Any, Any]:
    """Earliest and latest days: what was found, and in estimated rows the bounds of the single answer, each asked for once."""
    import numpy

    rows = numpy.flatnonzero(estimated)
    days, places = numpy.unique(at[rows], return_inverse=True)
    bounds = [bounds_at(day) for day in days.tolist()]
    earliest, latest = found.copy(), found.copy()
    earliest[rows] = numpy.array([-BEYOND if one[0] is None else one[0] for one in bounds], dtype=numpy.int64)[places]
    latest[rows] = numpy.array([BEYOND if one[1] is None else one[1] for one in bounds], dtype=numpy.int64)[places]
    return earliest, latest


def are_business_days(days: Combined, dates: Any) -> Any:
    """Whether each of the dates is a business day."""
    column = read_covered(days, "date", dates)
    return column.like(days.arrays.told.open.take(column.days))


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
    found = _at_places(days, column, days.arrays.told.before.take(at + skip) + (n - skip))
    if numpy.ndim(n) == 0:
        first, last = (at + skip, found) if n >= 0 else (found, at - 1)
    else:
        first, last = numpy.where(n < 0, found, at + skip), numpy.where(n < 0, at - 1, found)
    return FoundColumn(days, column, first, last, found, n + (n == 0) * 1)


def next_of_column(days: Combined, dates: Any, inclusive: bool, name: str = "date") -> FoundColumn[Any]:
    """The next business day after each date; inclusive: the date itself if it is one."""
    column = read_covered(days, name, dates)
    first = column.days + (0 if inclusive else 1)
    found = _at_places(days, column, days.arrays.told.before.take(first))
    return FoundColumn(days, column, first, found, found, 1)


def previous_of_column(days: Combined, dates: Any, inclusive: bool) -> FoundColumn[Any]:
    """The business day before each date; inclusive: the date itself if it is one."""
    column = read_covered(days, "date", dates)
    stop = column.days + (1 if inclusive else 0)
    found = _at_places(days, column, days.arrays.told.before.take(stop) - 1)
    return FoundColumn(days, column, found, stop - 1, found, -1)


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
    before = days.arrays.told.before
    column = first if is_column(start) else stop
    return CountedColumn(days, column, at, behind - 1, before.take(behind) - before.take(at))


def _at_places(days: Combined, column: ReadColumn, place: Any) -> Any:
    """The business days at places of their list; raises where the data end."""
    known = days.arrays.told.business_days
    if len(place) and (place.max() >= len(known) or place.min() < 0):
        at = int(((place >= len(known)) | (place < 0)).argmax())
        raise result_outside(days, column, at, "after" if place[at] >= len(known) else "before")
    return known.take(place)


def result_outside(days: Combined, column: ReadColumn, at: int, direction: str) -> KalendsError:
    """The error of a row whose result lies "after" or "before" the data."""
    error, date = days.result_outside(direction), days.date(int(column.days[at]))
    return KalendsError(error.code, f"{column.name}, row {column.row(at)}: {date} was read; {error}")
