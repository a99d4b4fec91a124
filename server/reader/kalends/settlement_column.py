"""When many trades on an exchange settle."""

from __future__ import annotations

from datetime import date as _date
from functools import cached_property
from typing import Any, Callable, Dict, Generic, List, Tuple

from .answer import Bounds
from .columns import FoundColumn, add_to_days, next_of_column, single_ranges
from .read_column import Column, ReadColumn, require_covered
from .release_data import ReleaseData
from .settlement import Market, before_cycles, cycles_of, market_of, settle, settling_of


class SettlementColumn(Generic[Column]):
    """Settlement, a row a trade. trade_date: the date, or the next one on which the market trades; result: when it settles;
    days: the n of the T+n in force; estimated: whether what is announced later could change the result; verified: whether
    its coverage is verified, not library. Whatever is announced, the result lies in earliest..latest."""

    def __init__(
        self,
        rows: int,
        market: str,
        instrument: str,
        columns: Dict[str, Column],
        ranges: Callable[[], Tuple[Column, Column]],
    ) -> None:
        self._rows = rows
        self.market = market
        self.instrument = instrument
        self.trade_date: Column = columns["trade_date"]
        self.result: Column = columns["result"]
        self.days: Column = columns["days"]
        self.estimated: Column = columns["estimated"]
        self.verified: Column = columns["verified"]
        self._find_ranges = ranges

    @property
    def earliest(self) -> Column:
        """As result; NaT where it lies outside the data."""
        return self._ranges[0]

    @property
    def latest(self) -> Column:
        """As result; NaT where it lies outside the data."""
        return self._ranges[1]

    @cached_property
    def _ranges(self) -> Tuple[Column, Column]:
        return self._find_ranges()

    def __len__(self) -> int:
        return self._rows

    def __repr__(self) -> str:
        return f"<kalends.SettlementColumn of {len(self)} rows, {self.instrument} on {self.market}>"


def settle_column(data: ReleaseData, market: Any, dates: Any, instrument: str) -> SettlementColumn[Any]:
    """When trades settle, each by the cycle in force on its trade date."""
    import numpy

    traded = market_of(data, market, instrument)
    trades: FoundColumn[Any] = next_of_column(traded.trading, dates, True, "trade_date")
    column = trades.column
    cycles = _cycles_at(data, traded, column, trades.found)
    result = numpy.empty_like(trades.found)
    estimated, unverified = trades.are_estimated(), trades.are_unverified()
    for number in numpy.unique(cycles).tolist():
        rows = numpy.flatnonzero(cycles == number)
        settling = settling_of(data, traded, traded.rows[number])
        part = column.part("trade_date", trades.found[rows], rows)
        require_covered(settling, part)
        settled = add_to_days(settling, part, numpy.int64(traded.rows[number]["days"]))
        result[rows] = settled.found
        estimated[rows] |= settled.are_estimated() | (len(cycles_of(traded.rows, number)) > 1)
        unverified[rows] |= settled.are_unverified()
    told = {
        "trade_date": traded.trading.arrays.dates(trades.found),
        "result": traded.trading.arrays.dates(result),
        "days": numpy.array([row["days"] for row in traded.rows])[cycles],
        "estimated": estimated,
        "verified": ~unverified,
    }
    columns = {name: column.like(values) for name, values in told.items()}

    def bounds_at(day: int) -> Bounds:
        """Of the single answer, which is estimated."""
        answer = settle(data, traded.id, data.date(day), instrument)
        return data.day_or_none(answer["earliest"]), data.day_or_none(answer["latest"])

    def ranges() -> Tuple[Any, Any]:
        ends = single_ranges(column.days, result, estimated, bounds_at)
        earliest, latest = (column.like(traded.trading.arrays.dates_or_nat(end)) for end in ends)
        return earliest, latest

    return SettlementColumn(len(column.days), traded.id, instrument, columns, ranges)


def _cycles_at(data: ReleaseData, traded: Market, column: ReadColumn, days: Any) -> Any:
    """The number of the cycle in force on each day; raises before the first."""
    import numpy

    starts: List[int] = [data.day(_date.fromisoformat(row["from"])) for row in traded.rows]
    cycles = numpy.searchsorted(starts, days, side="right") - 1
    if len(cycles) and cycles.min() < 0:
        at = cycles.argmin()
        error = before_cycles(traded, data.date(int(column.days[at])))
        raise type(error)(error.code, f"trade_date, row {column.row(at)}: {error}")
    return cycles
