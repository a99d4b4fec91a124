"""The days of calendars as numpy arrays: what Tables has, and the days that answers depend on."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Optional

from .bits import joined_groups, unverified_bits
from .constants import ORDINAL_1970

if TYPE_CHECKING:
    from .combined import Combined


BEYOND = 10**8
"""A day after the data of every release; -BEYOND: before them."""


class OpenDays:
    """The business days as they are told; with a certainty those that are certainly or possibly open."""

    def __init__(self, days: Combined, certainty: Optional[str] = None) -> None:
        import numpy

        open_ = _bits(joined_groups(days.groups, days.mode, 0, days.last, certainty), days.last)
        open_[: days.first] = 0
        self.open: Any = open_.astype(bool)
        self.business_days: Any = numpy.flatnonzero(open_)
        self.before: Any = _counts(open_)
        """The number of business days before each day."""

    @cached_property
    def _places(self) -> Any:
        """The business days, between what is before and after the data."""
        import numpy

        return numpy.concatenate(([-BEYOND], self.business_days, [BEYOND]))

    def nth(self, at: Any, steps: Any) -> Any:
        """The day that is so many business days from each day on, or back from it where steps is negative; BEYOND or
        -BEYOND outside the data. steps: an integer or an array of them, none of them 0."""
        back = (steps < 0) * 1
        return self._places.take(self.before.take(at + back) + (steps + back), mode="clip")


class DayArrays:
    """The days of one calendar or several together. Days are counted from the epoch of the release."""

    def __init__(self, days: Combined) -> None:
        self._days = days
        self.told = OpenDays(days)

    @cached_property
    def certain(self) -> OpenDays:
        """The certainly open days as business days."""
        return OpenDays(self._days, "certain")

    @cached_property
    def possible(self) -> OpenDays:
        """The possibly open days as business days."""
        return OpenDays(self._days, "possible")

    @cached_property
    def uncertain_before(self) -> Any:
        """The number of days before each day on which it matters what is announced: see bits.is_uncertain."""
        days = self._days
        possible = joined_groups(days.groups, days.mode, 0, days.last, "possible")
        certain = joined_groups(days.groups, days.mode, 0, days.last, "certain")
        return _counts(_bits(possible ^ certain, days.last))

    @cached_property
    def unverified_before(self) -> Any:
        """The number of days before each day on which a calendar is not verified."""
        return _counts(_bits(unverified_bits(self._days.groups, 0, self._days.last), self._days.last))

    @cached_property
    def month_starts(self) -> Any:
        """The first days of the months from that of day 0 to that behind the data."""
        import numpy

        first = self.dates(numpy.array([0, self._days.last])).astype("datetime64[M]")
        months = numpy.arange(first[0], first[1] + 2).astype("datetime64[D]")
        return months.view("int64") - (self._days.epoch - ORDINAL_1970)

    @cached_property
    def month_of(self) -> Any:
        """The place of each day's month in month_starts, of day 0 up to the last one."""
        import numpy

        return numpy.searchsorted(self.month_starts, numpy.arange(self._days.last + 1), side="right") - 1

    def month_ends(self, days: Any) -> Any:
        """The last days of the months of days of the data."""
        return self.month_starts.take(self.month_of.take(days) + 1) - 1

    def starts_of_months(self, days: Any) -> Any:
        """The first days of the months of days of the data."""
        return self.month_starts.take(self.month_of.take(days))

    def dates(self, days: Any) -> Any:
        """Days as datetime64[D]."""
        return (days + (self._days.epoch - ORDINAL_1970)).view("datetime64[D]")

    def dates_or_nat(self, days: Any) -> Any:
        """Days as datetime64[D]; NaT for what lies outside the data."""
        import numpy

        dates = self.dates(days)
        dates[abs(days) == BEYOND] = numpy.datetime64("NaT")
        return dates


def _bits(bits: int, last: int) -> Any:
    """The lowest bits of a number, one a day up to the day after the last one."""
    import numpy

    data = bits.to_bytes((last + 2) // 8 + 1, "little")
    return numpy.unpackbits(numpy.frombuffer(data, dtype=numpy.uint8), bitorder="little")[: last + 2]


def _counts(marked: Any) -> Any:
    """How many of the days before each day are marked."""
    import numpy

    counts = numpy.zeros(len(marked) + 1, dtype=numpy.int64)
    numpy.cumsum(marked, out=counts[1:])
    return counts
