"""The error of every question that cannot be answered."""

from __future__ import annotations


class KalendsError(ValueError):
    """An error with its code; the text explains it to the user.

    code: invalid_parameter, unknown_calendar, out_of_coverage.
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
