"""Columns of dates: numpy arrays, Series of pandas and polars, lists. What is wrong is refused with its row, counted from 0."""

from __future__ import annotations

from datetime import date as _date
from typing import TYPE_CHECKING, Any, List, NamedTuple, Optional, Protocol, TypeVar, Union

from .arguments import ordinal
from .combined import Combined
from .constants import ORDINAL_1970
from .errors import KalendsError

if TYPE_CHECKING:
    import numpy

    Array = numpy.ndarray[Any, Any]
    Dates = Union[Array, List[Any]]

Column = TypeVar("Column")
"""A column: a numpy array, of questions with an array or a list of dates; otherwise a Series as the one of the question."""


class Series(Protocol):
    """A Series of pandas or polars: what neither an array nor a text has."""

    @property
    def dtype(self) -> Any: ...
    @property
    def name(self) -> Any: ...

_LONGER_THAN_DAYS = ("Y", "M", "W", "generic")
# numpy.datetime64("NaT"), as an integer.
_NAT = -(2**63)
# More business days than any data have: whoever asks for more is told the same.
_MOST_STEPS = 10**7


class ReadColumn(NamedTuple):
    """The days of a column, which is named in errors; and the column itself, whose kind the answers have."""

    name: str
    days: Any
    given: Any
    rows: Any = None
    """The number of each row in the column, where the days are a part of it."""

    def like(self, values: Any) -> Any:
        """An array as a column of the same kind."""
        kind = type(self.given)
        if kind.__name__ != "Series":
            return values
        if kind.__module__.startswith("polars"):
            return kind(self.given.name, values)
        return kind(values, index=self.given.index, name=self.given.name)

    def row(self, at: Any) -> int:
        return int(at if self.rows is None else self.rows[at])

    def part(self, name: str, days: Any, rows: Any) -> ReadColumn:
        """Other days of some rows."""
        return ReadColumn(name, days, self.given, rows)


def is_column(value: Any) -> bool:
    """Whether an argument is a column, not one date."""
    if isinstance(value, (str, _date)):
        return False
    if isinstance(value, (list, tuple)):
        return True
    return bool(value.ndim) if hasattr(value, "ndim") else hasattr(value, "__array__")


def read_column(days: Combined, name: str, dates: Any) -> ReadColumn:
    """The days of a column of dates; one date is a column of one row. Raises ImportError without numpy."""
    try:
        import numpy
    except ImportError as error:
        raise ImportError("a column of dates was read, which needs numpy: pip install numpy") from error

    if not is_column(dates):
        return ReadColumn(name, numpy.array([ordinal(name, dates) - days.epoch]), dates)
    values = _array_of(name, dates)
    if values.dtype.kind == "M":
        return ReadColumn(name, _since_1970(name, values) + (ORDINAL_1970 - days.epoch), dates)
    if values.dtype.kind not in "OUT":
        text = f"a column of {values.dtype} was read; expected dates (datetime64), or texts YYYY-MM-DD"
        raise KalendsError("invalid_parameter", f"{name}: {text}")
    ordinals = numpy.empty(len(values), dtype=numpy.int64)
    for row, value in enumerate(values.tolist()):
        try:
            ordinals[row] = value.toordinal() if type(value) is _date else ordinal(name, value)
        except KalendsError:
            raise _wrong(name, row, value) from None
    return ReadColumn(name, ordinals - days.epoch, dates)


def read_covered(days: Combined, name: str, dates: Any) -> ReadColumn:
    """A column of dates, on each of which all calendars have data."""
    column = read_column(days, name, dates)
    require_covered(days, column)
    return column


def require_covered(days: Combined, column: ReadColumn, ahead: int = 0) -> None:
    """Raises unless all calendars have data on each day, or on the one so many days before it."""
    at = column.days - ahead if ahead else column.days
    if len(at) == 0 or (at.min() >= days.first and at.max() <= days.last):
        return
    place = ((at < days.first) | (at > days.last)).argmax()
    raise _outside(days, column, place, int(at[place]))


def _outside(days: Combined, column: ReadColumn, place: Any, day: int) -> KalendsError:
    row = column.row(place)
    if not 1 <= day + days.epoch <= _date.max.toordinal():
        return _wrong(column.name, row, f"{day + days.epoch - ORDINAL_1970} days after 1970-01-01")
    return KalendsError("out_of_coverage", f"{column.name}, row {row}: {days.outside(day)}")


def _wrong(name: str, row: int, value: Any) -> KalendsError:
    expected = "expected an existing date, without a time of day or a time zone"
    return KalendsError("invalid_parameter", f'{name}, row {row}: "{value}" was read; {expected}')


def _array_of(name: str, dates: Any) -> Any:
    """A column as an array."""
    import numpy

    kind = getattr(dates, "dtype", None)
    zone: Optional[Any] = getattr(kind, "tz", None) or getattr(kind, "time_zone", None)
    if zone is not None:
        text = f"a column of instants in {zone} was read; expected dates: take those of the zone that you mean"
        raise KalendsError("invalid_parameter", f"{name}: {text}")
    if isinstance(dates, (list, tuple)):
        return numpy.array(dates, dtype=object)
    values = dates.to_numpy() if hasattr(dates, "to_numpy") else numpy.asarray(dates)
    if values.ndim != 1:
        raise KalendsError("invalid_parameter", f"{name}: an array of {values.ndim} dimensions was read; expected one")
    return values


def _since_1970(name: str, values: Any) -> Any:
    """Days since 1970; raises for units longer than a day, for a time of day other than midnight, and for NaT."""
    import numpy

    unit = numpy.datetime_data(values.dtype)
    if unit[0] in _LONGER_THAN_DAYS or unit[0] == "D" and unit[1] != 1:
        text = f"a column of {values.dtype} was read; expected days, datetime64[D]"
        raise KalendsError("invalid_parameter", f"{name}: {text}")
    whole = values.astype("datetime64[D]", copy=False)
    numbers = numpy.ascontiguousarray(whole).view("int64")
    if len(numbers) and numbers.min() == _NAT:
        raise _wrong(name, int(numbers.argmin()), "NaT")
    if unit[0] != "D" and (whole != values).any():
        row = int((whole != values).argmax())
        raise _wrong(name, row, values[row])
    return numbers


def read_numbers(n: Any, rows: int) -> Any:
    """An integer, or an array of as many as there are rows."""
    import numpy

    if type(n) is int:
        return numpy.int64(max(-_MOST_STEPS, min(n, _MOST_STEPS)))
    values = numpy.asarray(n.to_numpy() if hasattr(n, "to_numpy") else n)
    if values.dtype.kind not in "iu":
        raise KalendsError("invalid_parameter", f"n: {values.dtype} was read; expected integers")
    if values.ndim > 0 and values.shape != (rows,):
        text = f"n: an array of the shape {values.shape} was read; expected an integer, or {rows} of them"
        raise KalendsError("invalid_parameter", text)
    return numpy.clip(values, -_MOST_STEPS, _MOST_STEPS).astype(numpy.int64)[()]
