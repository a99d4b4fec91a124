"""The base of answers about business days."""

from __future__ import annotations

from datetime import date as _date
from typing import Any, Dict, Optional, Sequence, Tuple

from .combined import Combined

Span = Tuple[int, int]
"""First and last day, both inclusive."""
Bounds = Tuple[Optional[int], Optional[int]]
"""Earliest and latest day; None: outside the data."""


class Answer:
    """coverage and estimated refer to the days from _first to _last, both inclusive."""

    __slots__ = ("_days", "_first", "_last")
    _days: Combined
    _first: int
    _last: int

    @property
    def mode(self) -> str:
        return self._days.mode

    @property
    def coverage(self) -> str:
        """verified: every calendar is verified on every day the result depends on; otherwise library."""
        return "library" if self._days.told.has_unverified(self._first, self._last) else "verified"

    @property
    def estimated(self) -> bool:
        """Whether an estimated or provisional date could change the result, by being dropped or by moving."""
        return self._days.told.has_uncertain(self._first, self._last)

    def as_dict(self) -> Dict[str, Any]:
        """The fields of the server's response, without its release."""
        own = {**self._own(), "mode": self.mode, "coverage": self.coverage, "estimated": self.estimated}
        return {**own, **self._bounds()} if self.estimated else own

    def _own(self) -> Dict[str, Any]:
        raise NotImplementedError

    def _bounds(self) -> Dict[str, Any]:
        return {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!s}' for name, value in self.as_dict().items())})"


class SpansAnswer(Answer):
    """An answer that depends on the days of several spans, _spans."""

    __slots__ = ()
    _spans: Sequence[Span]

    @property
    def coverage(self) -> str:
        """verified: every calendar is verified on every day the result depends on; otherwise library."""
        has_unverified = self._days.told.has_unverified
        return "library" if any(has_unverified(first, last) for first, last in self._spans) else "verified"

    @property
    def estimated(self) -> bool:
        """Whether an estimated or provisional date could change the result, by being dropped or by moving."""
        has_uncertain = self._days.told.has_uncertain
        return any(has_uncertain(first, last) for first, last in self._spans)


class RangeAnswer(Answer):
    """Whatever is announced, the result lies in earliest..latest: both are the result unless the answer is estimated, and
    None where they lie outside the data."""

    __slots__ = ()
    result: _date

    @property
    def earliest(self) -> Optional[_date]:
        return self._bounds()["earliest"]

    @property
    def latest(self) -> Optional[_date]:
        return self._bounds()["latest"]

    def _bounds(self) -> Dict[str, Optional[_date]]:
        if not self.estimated:
            return {"earliest": self.result, "latest": self.result}
        earliest, latest = self.bounds_at()
        return {"earliest": self._days.date_or_none(earliest), "latest": self._days.date_or_none(latest)}

    def bounds_at(self) -> Bounds:
        """Earliest and latest day of an estimated answer."""
        raise NotImplementedError
