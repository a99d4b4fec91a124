"""An open release."""

from __future__ import annotations

from datetime import datetime as _datetime
from datetime import timezone as _timezone
from typing import TYPE_CHECKING, Any, Dict, List, Optional, overload

from .answers import Settlement, with_dates
from .arguments import DateLike, word
from .business_calendar import BusinessCalendar
from .combined import Combined
from .constants import KINDS
from .description import description_of, summary_of
from .errors import KalendsError
from .read_column import Series, is_column
from .release_data import ReleaseData
from .sessions import Exchange, Session, TradingDays
from .settlement import settle
from .settlement_column import SettlementColumn, settle_column

if TYPE_CHECKING:
    from .read_column import Array, Dates


class Release:
    """An open release. id, library_version, generated_at and own are those of the server's data_release."""

    def __init__(self, data: ReleaseData) -> None:
        self._data = data
        self.id: str = data.release["id"]
        self.library_version: str = data.release["library_version"]
        self.generated_at: str = data.release["generated_at"]
        self.own: Any = data.release.get("own")

    def __repr__(self) -> str:
        return f"<kalends.Release {self.id}, {self._data.listed} calendars>"

    def calendars(self, kind: Optional[str] = None) -> List[Dict[str, Any]]:
        """All calendars, sorted by id, as dicts; with a kind, only those of that kind."""
        if kind is not None:
            word("kind", kind, KINDS)
        records = self._data.records
        return [summary_of(self._data, index) for index, one in enumerate(records) if kind in (None, one["kind"])]

    def describe(self, id: str) -> Dict[str, Any]:
        """One calendar by its id or an alias, case-insensitive, with the publications behind its dates and the rows of its
        definition."""
        return description_of(self._data, self._data.find_one(id))

    def source(self, id: str) -> Optional[Dict[str, Any]]:
        """A publication by its id; None if there is none."""
        source: Optional[Dict[str, Any]] = with_dates(self._data.sources.get(id))
        return source

    def all(self, *ids: str) -> BusinessCalendar:
        """One or more calendars combined: a business day in every calendar."""
        return BusinessCalendar(self._data.combined(ids, "all"))

    def any(self, *ids: str) -> BusinessCalendar:
        """One or more calendars combined: a business day in at least one of them."""
        return BusinessCalendar(self._data.combined(ids, "any"))

    @overload
    def settlement(self, market: str, trade_date: DateLike, instrument: str = "equity") -> Settlement: ...
    @overload
    def settlement(self, market: str, trade_date: Dates, instrument: str = "equity") -> SettlementColumn[Array]: ...
    @overload
    def settlement(self, market: str, trade_date: Series, instrument: str = "equity") -> SettlementColumn[Any]: ...
    def settlement(self, market: str, trade_date: Any, instrument: str = "equity") -> Any:
        """When a trade on an exchange settles, by the cycle in force on its trade date: a dict like the server's response;
        of a column of trade dates SettlementColumn.

        A market that does not trade on that date takes the next day on which it does. Raises KalendsError: invalid_parameter
        for an instrument without a cycle, out_of_coverage before the first cycle that is known.
        """
        ask = settle_column if is_column(trade_date) else settle
        return ask(self._data, market, trade_date, instrument)

    def sessions(self, id: str, start: DateLike, end: DateLike) -> List[Session]:
        """The sessions of an exchange, both dates inclusive; raises KalendsError where its hours are not known."""
        days = self._exchange(id)
        return Exchange(days).sessions(days.at("from", start), days.at("to", end))

    def trading_days(self, id: str, start: DateLike, end: DateLike) -> TradingDays:
        """The sessions of an exchange as TradingDays, both dates inclusive: also the days whose hours are not known."""
        days = self._exchange(id)
        return Exchange(days).trading_days(days.at("from", start), days.at("to", end))

    def is_open(self, id: str, at: Optional[_datetime] = None) -> Optional[bool]:
        """Whether an exchange is in continuous trading at an instant (an aware datetime; default now); None: not known, or it may
        be in a session that is not entered."""
        at = _datetime.now(_timezone.utc) if at is None else at
        if not isinstance(at, _datetime) or at.tzinfo is None:
            raise KalendsError("invalid_parameter", f"at: {at} was read; expected a datetime with a time zone")
        return Exchange(self._exchange(id)).is_open(at)

    def _exchange(self, id: str) -> Combined:
        return self._data.combined([id], "all")
