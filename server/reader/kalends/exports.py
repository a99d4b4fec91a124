"""A calendar as numpy and pandas have calendars. Both are imported only here and in columns.py, when they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List

from .combined import Combined
from .constants import ORDINAL_1970
from .entries import holiday_dates
from .sessions import Session

if TYPE_CHECKING:
    import numpy
    import pandas


def busdaycalendar(days: Combined) -> numpy.busdaycalendar:
    """The same business days. Weekends that changed and weekend days that are worked are described exactly: a weekday
    that was ever a business day is one in the weekmask, and all days on which it is none are holidays."""
    import numpy

    monday = (1 - days.weekday(0)) % 7
    open_ = set(days.told.days(days.first, days.last))
    worked = {(day - monday) % 7 for day in open_}
    mask = [number in worked for number in range(7)]
    closed = [
        days.epoch + day - ORDINAL_1970
        for day in range(days.first, days.last + 1)
        if day not in open_ and mask[(day - monday) % 7]
    ]
    holidays = numpy.array(closed, dtype="int64").astype("datetime64[D]")
    return numpy.busdaycalendar(weekmask=mask, holidays=holidays)


def custom_business_day(days: Combined) -> Any:
    """A pandas CustomBusinessDay."""
    import pandas

    return pandas.offsets.CustomBusinessDay(calendar=busdaycalendar(days))


def schedule(sessions: List[Session]) -> pandas.DataFrame:
    """A DataFrame as pandas_market_calendars gives it: a row for each session."""
    import pandas

    columns = {"market_open": "open", "market_close": "close"}
    if any(session.break_start for session in sessions):
        columns = {"market_open": "open", "break_start": "break_start", "break_end": "break_end", "market_close": "close"}
    index = pandas.DatetimeIndex([session.date for session in sessions])
    values = {
        column: pandas.to_datetime([getattr(session, name) for session in sessions], utc=True)
        for column, name in columns.items()
    }
    return pandas.DataFrame(values, index=index)


def datetime_index(days: Combined, start: Any, end: Any) -> pandas.DatetimeIndex:
    """The holidays of start..end (default: all), each date once."""
    import pandas

    first = days.first if start is None else days.day("from", start)
    last = days.last if end is None else days.day("to", end)
    return pandas.DatetimeIndex(holiday_dates(days, first, last), name="holiday")
