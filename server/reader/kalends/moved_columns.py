"""Columns of dates that are moved by a convention, after a period or at once."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Callable, Tuple

from .added_period import Terms
from .adjusted import direction_of
from .columns import RangeColumn, result_outside
from .combined import Combined
from .day_arrays import BEYOND
from .moved_arrays import AddedDays, Ranges, Spans, add_to_each, adjust_each, ranges_of_added, ranges_of_adjust
from .read_column import Column, ReadColumn, read_covered


class MovedColumn(RangeColumn[Column]):
    """Dates, moved."""

    def __init__(self, days: Combined, column: ReadColumn, moved: Spans, ranges_of: Callable[[Any], Ranges]) -> None:
        """ranges_of: the earliest and the latest results of days."""
        super().__init__(days, column, moved.first, moved.last, moved.found)
        self._ranges_of = ranges_of

    def ranges(self) -> Ranges:
        import numpy

        rows = numpy.flatnonzero(self.are_estimated())
        at, places = _distinct(self.column.days[rows])
        earliest, latest = self.found.copy(), self.found.copy()
        for ends, of_days in zip((earliest, latest), self._ranges_of(at)):
            ends[rows] = _spread(of_days, places)
        return earliest, latest


class AdjustedColumn(MovedColumn[Column]):
    """result: each date, moved to a business day by a convention."""

    @cached_property
    def adjusted(self) -> Column:
        """Whether the result is another date: a column of bool."""
        is_other: Column = self.column.like(self.found != self.column.days)
        return is_other


class AddedPeriodColumn(MovedColumn[Column]):
    """result: the date a period after each, on a business day. unadjusted: before it was moved; end_of_month: whether the
    result is the last business day of its month, because the date is."""

    def __init__(self, days: Combined, column: ReadColumn, added: AddedDays, ranges_of: Callable[[Any], Ranges]) -> None:
        super().__init__(days, column, added.moved, ranges_of)
        self._decided = added.decided
        self.unadjusted: Column = column.like(days.arrays.dates(added.unadjusted))
        self.end_of_month: Column = column.like(added.is_end_of_month)

    def are_estimated(self) -> Any:
        _, first, last = self._decided
        return super().are_estimated() | self.has_any(self._days.arrays.uncertain_before, first, last)

    def are_unverified(self) -> Any:
        _, first, last = self._decided
        return super().are_unverified() | self.has_any(self._days.arrays.unverified_before, first, last)


def adjust_column(days: Combined, dates: Any, convention: str) -> AdjustedColumn[Any]:
    """Each date moved by a convention of CONVENTIONS."""
    column = read_covered(days, "date", dates)
    at, places = _distinct(column.days)
    moved = Spans(*(_spread(values, places) for values in adjust_each(days, at, convention)))
    _require_found(days, column, moved.found, lambda day: _side(days, day, convention))
    return AdjustedColumn(days, column, moved, lambda some: ranges_of_adjust(days, some, convention))


def add_period_to_column(days: Combined, dates: Any, terms: Terms) -> AddedPeriodColumn[Any]:
    """The date a period after each."""
    column = read_covered(days, "date", dates)
    at, places = _distinct(column.days)
    made = add_to_each(days, at, terms)
    moved, decided = (Spans(*(_spread(values, places) for values in one)) for one in (made.moved, made.decided))
    added = AddedDays(_spread(made.unadjusted, places), moved, decided, _spread(made.is_end_of_month, places))
    _require_found(days, column, moved.found, lambda _: "before" if min(terms.period) < 0 else "after")
    return AddedPeriodColumn(days, column, added, lambda some: ranges_of_added(days, some, terms))


def _distinct(at: Any) -> Tuple[Any, Any]:
    """The days to look at, and the place of each row among them: of many rows all days between the first and the last,
    of few the rows themselves (None)."""
    import numpy

    if len(at) == 0 or len(at) <= at.max() - at.min():
        return at, None
    least = at.min()
    return numpy.arange(least, at.max() + 1), at - least


def _spread(values: Any, places: Any) -> Any:
    return values if places is None else values.take(places)


def _side(days: Combined, at: int, convention: str) -> str:
    return "after" if direction_of(days, at, convention).endswith("following") else "before"


def _require_found(days: Combined, column: ReadColumn, found: Any, side: Callable[[int], str]) -> None:
    """Raises where a result lies outside the data."""
    if len(found) and (found.max() == BEYOND or found.min() == -BEYOND):
        row = int((abs(found) == BEYOND).argmax())
        raise result_outside(days, column, row, side(int(column.days[row])))
