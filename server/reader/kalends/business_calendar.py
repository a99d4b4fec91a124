"""The questions about business days: of one calendar, or of several together."""

from __future__ import annotations

from datetime import date as _date
from typing import TYPE_CHECKING, Any, Optional, Tuple, Union, overload

from .added import Added, add
from .added_period import AddedPeriod, Period, Terms, add_period, read_period
from .adjusted import Adjusted, adjusted
from .answers import Day, Holidays, NextHolidays, Settlement
from .arguments import DateLike, integer, not_zero, ordinal, word
from .columns import (
    CountedColumn,
    FoundColumn,
    add_to_column,
    are_business_days,
    count_columns,
    next_of_column,
    previous_of_column,
)
from .combined import Combined
from .constants import CONVENTIONS, EDGES, NTH_OF_MONTH, PERIOD_CONVENTIONS
from .counted import Counted, after_end, count
from .entries import day_of, holidays_of, last_of, next_holidays_of
from .errors import KalendsError
from .exports import busdaycalendar, custom_business_day, datetime_index, schedule
from .found import Found, back, forward
from .listed import Listed, list_range, list_some
from .moved_columns import AddedPeriodColumn, AdjustedColumn, add_period_to_column, adjust_column
from .nth_of_month import place_of, places_from, places_in
from .read_column import Series, is_column
from .sessions import Exchange
from .settlement import settle
from .settlement_column import SettlementColumn, settle_column

if TYPE_CHECKING:
    import numpy
    import pandas

    from .read_column import Array, Dates


class BusinessCalendar:
    """One calendar, or several together. ids, mode, and first and last, the days of data that all calendars have.

    A question of one calendar costs a look-up or two in tables of its days, which are made when it is first asked for
    (some milliseconds); of several it reads the days that it needs of each.
    """

    def __init__(self, days: Combined) -> None:
        self._days = days
        self._is_open = days.told.is_open
        self.ids: Tuple[str, ...] = days.ids
        self.mode = days.mode
        self.first: _date = days.date(days.first)
        self.last: _date = days.date(days.last)

    def __repr__(self) -> str:
        return f"<kalends.BusinessCalendar {self.mode} of {', '.join(self.ids)}: {self.first} to {self.last}>"

    @overload
    def is_business_day(self, date: DateLike) -> bool: ...
    @overload
    def is_business_day(self, date: Series) -> Any: ...
    @overload
    def is_business_day(self, date: Dates) -> Array: ...
    def is_business_day(self, date: Any) -> Any:
        """Whether a date is a business day; of a column of dates a column of bool."""
        if type(date) is not _date and is_column(date):
            return are_business_days(self._days, date)
        return self._is_open(self._days.at("date", date))

    @overload
    def next(self, date: DateLike, inclusive: bool = False) -> Found: ...
    @overload
    def next(self, date: Series, inclusive: bool = False) -> FoundColumn[Any]: ...
    @overload
    def next(self, date: Dates, inclusive: bool = False) -> FoundColumn[Array]: ...
    def next(self, date: Any, inclusive: bool = False) -> Any:
        """The next business day after a date, or each date of a column; inclusive: the date itself if it is one."""
        if type(date) is not _date and is_column(date):
            return next_of_column(self._days, date, inclusive)
        return forward(Found, self._days, self._days.at("date", date), 0 if inclusive else 1, 0)

    @overload
    def previous(self, date: DateLike, inclusive: bool = False) -> Found: ...
    @overload
    def previous(self, date: Series, inclusive: bool = False) -> FoundColumn[Any]: ...
    @overload
    def previous(self, date: Dates, inclusive: bool = False) -> FoundColumn[Array]: ...
    def previous(self, date: Any, inclusive: bool = False) -> Any:
        """The business day before a date, or each date of a column; inclusive: the date itself if it is one."""
        if type(date) is not _date and is_column(date):
            return previous_of_column(self._days, date, inclusive)
        return back(Found, self._days, self._days.at("date", date), 0 if inclusive else 1, 1)

    @overload
    def add(self, date: DateLike, n: int) -> Added: ...
    @overload
    def add(self, date: Series, n: Union[int, Series]) -> FoundColumn[Any]: ...
    @overload
    def add(self, date: Dates, n: Union[int, Dates]) -> FoundColumn[Array]: ...
    def add(self, date: Any, n: Any) -> Any:
        """T+n: the n-th business day after (before, when n is negative) a date; n = 0: the date itself or, when it is
        no business day, the next one. Of a column of dates FoundColumn; n may be a column too."""
        days = self._days
        if type(date) is not _date and is_column(date):
            return add_to_column(days, date, n)
        at = (date.toordinal() if type(date) is _date else ordinal("date", date)) - days.epoch
        if not days.first <= at <= days.last:
            raise days.outside(at)
        return add(days, at, n if type(n) is int else integer("n", n))

    @overload
    def add_period(
        self, date: DateLike, period: str, n: int = 1, convention: str = "following", end_of_month: bool = False
    ) -> AddedPeriod: ...
    @overload
    def add_period(
        self, date: Series, period: str, n: int = 1, convention: str = "following", end_of_month: bool = False
    ) -> AddedPeriodColumn[Any]: ...
    @overload
    def add_period(
        self, date: Dates, period: str, n: int = 1, convention: str = "following", end_of_month: bool = False
    ) -> AddedPeriodColumn[Array]: ...
    def add_period(
        self, date: Any, period: str, n: int = 1, convention: str = "following", end_of_month: bool = False
    ) -> Any:
        """The date n times a period (10D, 2W, 6M, 1Y6M, -3M) after a date, or each date of a column, by the calendar, moved
        to a business day by a convention, or unadjusted. end_of_month: from the last business day of a month to that of
        another."""
        is_single = type(date) is _date or not is_column(date)
        at = self._days.at("date", date) if is_single else 0
        months, days = read_period(period, end_of_month)
        times = integer("n", n)
        word("convention", convention, PERIOD_CONVENTIONS)
        terms = Terms(Period(months * times, days * times), convention, end_of_month)
        if not is_single:
            return add_period_to_column(self._days, date, terms)
        added = add_period(self._days, at, terms)
        added.n = times
        added.period = period.upper().lstrip("+")
        return added

    @overload
    def count(self, start: DateLike, end: DateLike) -> Counted: ...
    @overload
    def count(self, start: Dates, end: Union[DateLike, Dates, Series]) -> CountedColumn[Array]: ...
    @overload
    def count(self, start: DateLike, end: Dates) -> CountedColumn[Array]: ...
    @overload
    def count(self, start: Series, end: Union[DateLike, Dates, Series]) -> CountedColumn[Any]: ...
    @overload
    def count(self, start: DateLike, end: Series) -> CountedColumn[Any]: ...
    def count(self, start: Any, end: Any) -> Any:
        """Business days from start (counted) to end (not counted). Of columns, or of one and a date, CountedColumn."""
        days = self._days
        if (type(start) is not _date or type(end) is not _date) and (is_column(start) or is_column(end)):
            return count_columns(days, start, end)
        first = (start.toordinal() if type(start) is _date else ordinal("from", start)) - days.epoch
        stop = (end.toordinal() if type(end) is _date else ordinal("to", end)) - days.epoch
        return count(days, first, stop)

    @overload
    def adjust(self, date: DateLike, convention: str) -> Adjusted: ...
    @overload
    def adjust(self, date: Series, convention: str) -> AdjustedColumn[Any]: ...
    @overload
    def adjust(self, date: Dates, convention: str) -> AdjustedColumn[Array]: ...
    def adjust(self, date: Any, convention: str) -> Any:
        """The date, or each date of a column, moved to a business day by a convention of CONVENTIONS."""
        if type(date) is not _date and is_column(date):
            return adjust_column(self._days, date, word("convention", convention, CONVENTIONS))
        return adjusted(self._days, self._days.at("date", date), word("convention", convention, CONVENTIONS))

    def list(
        self,
        start: DateLike,
        end: Optional[DateLike] = None,
        n: Optional[int] = None,
        only: Optional[str] = None,
        *,
        nth: Optional[int] = None,
        weekday: Optional[int] = None,
        convention: Optional[str] = None,
    ) -> Listed:
        """The business days of start..end, both counted (end: 31 December of the year of start); or n of them from
        start on, up to it when n is negative. With only, one of EDGES: those that are the first or last of their
        period; nth_of_month: the nth (default 1; negative: from the end) of each month, or its nth weekday (1 = Monday ...
        7 = Sunday), moved by a convention (default following) if it is closed."""
        days = self._days
        first = days.day("from", start)
        if only is not None:
            word("only", only, (*EDGES, NTH_OF_MONTH))
        place = place_of(only, nth, weekday, convention)
        if n is not None:
            if end is not None:
                raise KalendsError("invalid_parameter", "to, n: both were given; expected one of the two")
            number = not_zero("n", n)
            days.cover(first)
            return places_from(days, first, number, place) if place else list_some(days, first, number, only)
        last = last_of(days, first, end)
        if first > last:
            raise after_end(start, end)
        days.cover(first, last)
        return places_in(days, first, last, place) if place else list_range(days, first, last, only)

    def day(self, date: DateLike, lang: str = "en", sources: bool = False) -> Day:
        """Status, names and early closes of a day, for each calendar and combined, as a dict."""
        return day_of(self._days, date, lang, sources)

    def holidays(
        self,
        start: DateLike,
        end: Optional[DateLike] = None,
        kind: Optional[str] = None,
        lang: str = "en",
        sources: bool = False,
    ) -> Holidays:
        """Entries of start..end, both inclusive (end: 31 December of the year of start), as a dict; late opens only
        with kind="late_open"."""
        return holidays_of(self._days, start, end, kind, lang, sources)

    def next_holidays(
        self, start: DateLike, n: int = 10, kind: Optional[str] = None, lang: str = "en", sources: bool = False
    ) -> NextHolidays:
        """The next n entries of each calendar from a date on, as a dict; working weekend days only if requested."""
        return next_holidays_of(self._days, start, n, kind, lang, sources)

    @overload
    def settlement(self, trade_date: DateLike, instrument: str = "equity") -> Settlement: ...
    @overload
    def settlement(self, trade_date: Dates, instrument: str = "equity") -> SettlementColumn[Array]: ...
    @overload
    def settlement(self, trade_date: Series, instrument: str = "equity") -> SettlementColumn[Any]: ...
    def settlement(self, trade_date: Any, instrument: str = "equity") -> Any:
        """When a trade on this exchange settles, or each trade of a column: see Release.settlement."""
        ask = settle_column if is_column(trade_date) else settle
        return ask(self._days.data, self._only("trades settle"), trade_date, instrument)

    def to_numpy(self) -> numpy.busdaycalendar:
        """A numpy.busdaycalendar with the same business days from first to last: outside them numpy goes on without
        holidays, where a BusinessCalendar raises. Weekends that changed and weekend days that are worked are exact."""
        return busdaycalendar(self._days)

    def to_pandas(self, start: Optional[DateLike] = None, end: Optional[DateLike] = None) -> Any:
        """A pandas CustomBusinessDay over to_numpy(); with start and end the schedule of one exchange.

        The schedule is a DataFrame as pandas_market_calendars gives it: a row for each session, its date the index,
        market_open and market_close in UTC, and break_start and break_end where the exchange has a break.
        """
        days = self._days
        if start is None and end is None:
            return custom_business_day(days)
        self._only("a schedule is")
        return schedule(Exchange(days).sessions(days.at("from", start), days.at("to", end)))

    def to_datetime_index(self, start: Optional[DateLike] = None, end: Optional[DateLike] = None) -> pandas.DatetimeIndex:
        """A pandas DatetimeIndex of the holidays of start..end (default: first to last), each date once."""
        return datetime_index(self._days, start, end)

    def _only(self, what: str) -> str:
        """The id of the one exchange that this is."""
        if len(self.ids) > 1:
            text = f"calendars: {len(self.ids)} were read; {what} of one exchange"
            raise KalendsError("invalid_parameter", text)
        return self.ids[0]
