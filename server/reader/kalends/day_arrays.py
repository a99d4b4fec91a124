"""The days of calendars as numpy arrays: what Tables has, and the days that answers depend on."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from .bits import joined_groups, unverified_bits
from .constants import ORDINAL_1970

if TYPE_CHECKING:
    from .combined import Combined


class DayArrays:
    """The days of one calendar or several together. Days are counted from the epoch of the release."""

    def __init__(self, days: Combined) -> None:
        import numpy

        self._numpy = numpy
        self._days = days
        # Up to the day after the last one.
        self._size = days.last + 2
        open_ = self._bits(joined_groups(days.groups, days.mode, 0, days.last))
        open_[: days.first] = 0
        self.open: Any = open_.astype(bool)
        self.business_days: Any = numpy.flatnonzero(open_)
        self.before: Any = self._counts(open_)
        """The number of business days before each day."""

    @cached_property
    def uncertain_before(self) -> Any:
        """The number of days before each day on which it matters what is announced: see bits.is_uncertain."""
        days = self._days
        possible = joined_groups(days.groups, days.mode, 0, days.last, "possible")
        certain = joined_groups(days.groups, days.mode, 0, days.last, "certain")
        return self._counts(self._bits(possible ^ certain))

    @cached_property
    def unverified_before(self) -> Any:
        """The number of days before each day on which a calendar is not verified."""
        return self._counts(self._bits(unverified_bits(self._days.groups, 0, self._days.last)))

    def dates(self, days: Any) -> Any:
        """Days as datetime64[D]."""
        return (days + (self._days.epoch - ORDINAL_1970)).view("datetime64[D]")

    def _bits(self, bits: int) -> Any:
        """The lowest bits of a number, one a day."""
        numpy = self._numpy
        data = bits.to_bytes(self._size // 8 + 1, "little")
        return numpy.unpackbits(numpy.frombuffer(data, dtype=numpy.uint8), bitorder="little")[: self._size]

    def _counts(self, marked: Any) -> Any:
        """How many of the days before each day are marked."""
        counts = self._numpy.zeros(len(marked) + 1, dtype=self._numpy.int64)
        self._numpy.cumsum(marked, out=counts[1:])
        return counts
