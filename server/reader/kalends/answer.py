"""The base of answers about business days."""

from __future__ import annotations

from typing import Any, Dict

from .combined import Combined


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
