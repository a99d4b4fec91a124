"""Days as bits of bytes: of a calendar the open, the uncertain and the unverified ones."""

from __future__ import annotations

from typing import List, Optional, Tuple

DayBits = Tuple[bytes, bytes, bytes]
"""The open, uncertain and unverified days of a calendar; the lowest bit of the first byte is the epoch."""
Group = List[DayBits]
"""The members of a joint calendar, all of which must be open; one of another calendar."""


def ones(bits: int) -> int:
    """The number of set bits. int.bit_count is new in Python 3.10."""
    return bin(bits).count("1")


if hasattr(int, "bit_count"):
    ones = int.bit_count  # type: ignore[assignment]


def joined_groups(groups: list[Group], mode: str, first: int, last: int, certainty: Optional[str] = None) -> int:
    """The business days of first..last, as the bits of a number: for all those of every group, for any those of one."""
    joined = joined_bits(groups[0], first, last, certainty)
    for group in groups[1:]:
        own = joined_bits(group, first, last, certainty)
        joined = joined & own if mode == "all" else joined | own
    return joined


def joined_bits(group: Group, first: int, last: int, certainty: Optional[str] = None) -> int:
    """The days of first..last that are open in every calendar of a group, as the bits of a number; with a certainty
    "certain" or "possible" those that certainly or possibly are."""
    begin, end = first >> 3, (last >> 3) + 1
    joined = -1
    for opens, doubts, _ in group:
        own = int.from_bytes(opens[begin:end], "little")
        if certainty == "certain":
            own &= ~int.from_bytes(doubts[begin:end], "little")
        elif certainty == "possible":
            own |= int.from_bytes(doubts[begin:end], "little")
        joined &= own
    return within(joined, first, last)


def is_uncertain(groups: list[Group], mode: str, first: int, last: int) -> bool:
    """Whether a day of first..last is possibly open, but not certainly. So an uncertain day of a calendar does not matter
    where another one decides: if it is certainly closed for all, certainly open for any."""
    begin, end = first >> 3, (last >> 3) + 1
    if not any(int.from_bytes(doubts[begin:end], "little") for group in groups for _, doubts, _ in group):
        return False
    possible, certain = (joined_groups(groups, mode, first, last, one) for one in ("possible", "certain"))
    return possible != certain


def unverified_bits(groups: list[Group], first: int, last: int) -> int:
    """The days of first..last on which a calendar of the groups is not verified, as the bits of a number."""
    begin, end = first >> 3, (last >> 3) + 1
    joined = 0
    for group in groups:
        for _, _, days in group:
            joined |= int.from_bytes(days[begin:end], "little")
    return within(joined, first, last)


def within(bits: int, first: int, last: int) -> int:
    """The bits of first..last (first <= last), of bytes that begin with that of first."""
    return bits >> (first & 7) & ((1 << (last - first + 1)) - 1)


def nth_bit(bits: int, k: int, width: int) -> int:
    """The place of the k-th set bit (k from 0) of a number of so many bits."""
    at = 0
    while k > 4:
        width = (width + 1) // 2
        low = bits & ((1 << width) - 1)
        below = ones(low)
        if k < below:
            bits = low
        else:
            bits, k, at = bits >> width, k - below, at + width
    for _ in range(k):
        bits &= bits - 1
    return at + (bits & -bits).bit_length() - 1
