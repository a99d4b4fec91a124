"""The business days of calendars: of one in tables of its days; of several, those that are needed are read. Both answer
the same questions. Days are counted from the epoch of the release."""

from __future__ import annotations

from array import array
from itertools import accumulate, compress
from typing import Optional, Sequence, Union

from .bits import Group, is_uncertain, joined_bits, joined_groups, ones, nth_bit, unverified_bits, within

# The bits of a byte as eight bytes, lowest bit first.
_DAYS_OF_BYTE = [bytes((byte >> bit) & 1 for bit in range(8)) for byte in range(256)]


class Tables:
    """The days of one calendar: all questions are look-ups."""

    def __init__(self, groups: list[Group], mode: str, first: int, last: int, certainty: Optional[str]) -> None:
        [[(open_, uncertain, unverified)]] = groups
        days = 8 * len(open_)
        bits = joined_bits(groups[0], 0, days - 1, certainty)
        covered = ((1 << (last + 1)) - 1) >> first << first
        self._open = b"".join([_DAYS_OF_BYTE[byte] for byte in (bits & covered).to_bytes(len(open_), "little")])
        # The number of business days before each day, and the business days.
        self._before = array("H", accumulate(self._open, initial=0))
        self._days = array("H", compress(range(days), self._open))
        self._uncertain = int.from_bytes(uncertain, "little")
        self._unverified = int.from_bytes(unverified, "little")

    def is_open(self, at: int) -> bool:
        return self._open[at] == 1

    def count(self, first: int, stop: int) -> int:
        """The business days from first to before stop."""
        return self._before[stop] - self._before[first]

    def from_(self, at: int, n: int) -> Optional[int]:
        """The n-th business day from a day on; None if the data end before it."""
        place = self._before[at] + n - 1
        return self._days[place] if place < len(self._days) else None

    def up_to(self, at: int, n: int) -> Optional[int]:
        """The n-th business day up to a day, backwards; None if the data begin after it."""
        place = self._before[at + 1] - n
        return self._days[place] if place >= 0 else None

    def days(self, first: int, last: int) -> Sequence[int]:
        """The business days of first..last."""
        return self._days[self._before[first] : self._before[last + 1]]

    def has_uncertain(self, first: int, last: int) -> bool:
        return first <= last and within(self._uncertain >> (first & ~7), first, last) != 0

    def has_unverified(self, first: int, last: int) -> bool:
        return first <= last and within(self._unverified >> (first & ~7), first, last) != 0


class Together:
    """The days of several calendars, answering as Tables does."""

    def __init__(self, groups: list[Group], mode: str, first: int, last: int, certainty: Optional[str]) -> None:
        # In a group are the members of a joint calendar, of which all must be open.
        self._groups = [[one for group in groups for one in group]] if mode == "all" else groups
        self._mode = mode
        self._first = first
        self._last = last
        self._certainty = certainty

    def _bits(self, first: int, last: int) -> int:
        return joined_groups(self._groups, self._mode, first, last, self._certainty)

    def is_open(self, at: int) -> bool:
        return self._bits(at, at) == 1

    def count(self, first: int, stop: int) -> int:
        return ones(self._bits(first, stop - 1)) if first < stop else 0

    def from_(self, at: int, n: int) -> Optional[int]:
        while at <= self._last:
            end = min(at + _span_of(n), self._last)
            bits = self._bits(at, end)
            found = ones(bits)
            if found >= n:
                return at + nth_bit(bits, n - 1, end - at + 1)
            at, n = end + 1, n - found
        return None

    def up_to(self, at: int, n: int) -> Optional[int]:
        while at >= self._first:
            begin = max(at - _span_of(n), self._first)
            bits = self._bits(begin, at)
            found = ones(bits)
            if found >= n:
                return begin + nth_bit(bits, found - n, at - begin + 1)
            at, n = begin - 1, n - found
        return None

    def days(self, first: int, last: int) -> Sequence[int]:
        digits = f"{self._bits(first, last):b}" if first <= last else ""
        return [first + at for at, digit in enumerate(reversed(digits)) if digit == "1"]

    def has_uncertain(self, first: int, last: int) -> bool:
        return first <= last and is_uncertain(self._groups, self._mode, first, last)

    def has_unverified(self, first: int, last: int) -> bool:
        return first <= last and unverified_bits(self._groups, first, last) != 0


AnyDays = Union[Tables, Together]


def _span_of(n: int) -> int:
    """Days that mostly have n business days."""
    return n + n // 2 + 12
