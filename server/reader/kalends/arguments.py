"""Parsing of arguments, like the server's parameters."""

from __future__ import annotations

import operator
from datetime import date as _date
from datetime import datetime as _datetime
from typing import Any, Sequence, Union

from .errors import KalendsError

DateLike = Union[str, _date]
"""A date, or its text YYYY-MM-DD."""


def ordinal(name: str, value: Any) -> int:
    """The ordinal of a date, a text YYYY-MM-DD, or a datetime at midnight without a zone, as pandas has dates."""
    if isinstance(value, str):
        if len(value) == 10 and value[4] == value[7] == "-" and value.isascii():
            try:
                return _date.fromisoformat(value).toordinal()
            except ValueError:
                pass
    elif isinstance(value, _datetime):
        # pandas.NaT is a datetime too, which is not equal to itself.
        if value == value and value.tzinfo is None and value.time() == _datetime.min.time():
            return value.toordinal()
    elif isinstance(value, _date):
        return value.toordinal()
    elif type(value).__name__ == "datetime64":
        return ordinal(name, value.astype("datetime64[us]").item())
    raise KalendsError(
        "invalid_parameter", f'{name}: "{value}" was read; expected an existing date in the form YYYY-MM-DD'
    )


def integer(name: str, value: Any) -> int:
    """An integer, of numpy too; True is none, though Python counts it as 1."""
    try:
        if isinstance(value, bool):
            raise TypeError
        return operator.index(value)
    except TypeError:
        raise KalendsError("invalid_parameter", f'{name}: "{value}" was read; expected an integer') from None


def not_zero(name: str, value: Any) -> int:
    """An integer that is not 0."""
    n = integer(name, value)
    if n == 0:
        raise KalendsError("invalid_parameter", f'{name}: "0" was read; expected an integer that is not 0')
    return n


def word(name: str, value: Any, words: Sequence[str]) -> str:
    """One of some words."""
    if isinstance(value, str) and value in words:
        return value
    raise KalendsError("invalid_parameter", f'{name}: "{value}" was read; expected one of {", ".join(words)}')
