"""When many trades on an exchange settle."""

from __future__ import annotations

from datetime import date as _date
from functools import cached_property
from typing import Any, Callable, Dict, Generic, List, Tuple

from .answer import Bounds
from .columns import FoundColumn, add_to_days, next_of_column, single_ranges
from .combined import Combined
from .read_column import Column, ReadColumn, require_covered
from .release_data import ReleaseData
from .settlement import Market, before_cycles, cycles_of, market_of, settle, settling_of


# Of a column or an array.
_EVERY = slice(None)


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
        trust: Callable[[], Tuple[Column, Column]],
        ranges: Callable[[], Tuple[Column, Column]],
    ) -> None:
        self._rows = rows
        self.market = market
        self.instrument = instrument
        self.trade_date: Column = columns["trade_date"]
        self.result: Column = columns["result"]
        self.days: Column = columns["days"]
        self._find_trust = trust
        self._find_ranges = ranges

    @property
    def estimated(self) -> Column:
        """A column of bool."""
        return self._trust[0]

    @property
    def verified(self) -> Column:
        """A column of bool."""
        return self._trust[1]

    @cached_property
    def _trust(self) -> Tuple[Column, Column]:
        return self._find_trust()

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
    steps = numpy.array([row["days"] for row in traded.rows]).take(cycles)
    result = numpy.empty_like(trades.found)
    # A part is the trades whose cycles settle on one calendar: their rows, and when they settle.
    parts: List[Tuple[Any, FoundColumn[Any]]] = []
    for settling, numbers, rows in _by_calendar(data, traded, cycles):
        part = column.part("trade_date", trades.found[rows], None if rows is _EVERY else rows)
        require_covered(settling, part)
        n = steps[rows] if len(numbers) > 1 else numpy.int64(traded.rows[numbers[0]]["days"])
        settled = add_to_days(settling, part, n)
        result[rows] = settled.found
        parts.append((rows, settled))
    columns = {
        "trade_date": column.like(traded.trading.arrays.dates(trades.found)),
        "result": column.like(traded.trading.arrays.dates(result)),
        "days": column.like(steps),
    }

    def are_trusted() -> Tuple[Any, Any]:
        """Whether each row is estimated, and whether it is not verified, as arrays."""
        several = [len(cycles_of(traded.rows, number)) > 1 for number in range(len(traded.rows))]
        estimated = trades.are_estimated() | numpy.array(several).take(cycles)
        unverified = trades.are_unverified()
        for rows, settled in parts:
            estimated[rows] |= settled.are_estimated()
            unverified[rows] |= settled.are_unverified()
        return estimated, unverified

    def trust() -> Tuple[Any, Any]:
        estimated, unverified = are_trusted()
        return column.like(estimated), column.like(~unverified)

    def bounds_at(day: int) -> Bounds:
        """Of the single answer, which is estimated."""
        answer = settle(data, traded.id, data.date(day), instrument)
        return data.day_or_none(answer["earliest"]), data.day_or_none(answer["latest"])

    def ranges() -> Tuple[Any, Any]:
        ends = single_ranges(column.days, result, are_trusted()[0], bounds_at)
        earliest, latest = (column.like(traded.trading.arrays.dates_or_nat(end)) for end in ends)
        return earliest, latest

    return SettlementColumn(len(column.days), traded.id, instrument, columns, trust, ranges)


def _by_calendar(data: ReleaseData, traded: Market, cycles: Any) -> List[Tuple[Combined, List[int], Any]]:
    """The calendars on which trades settle, each with the numbers of its cycles and the rows whose cycle is one of them."""
    import numpy

    found: Dict[Combined, List[int]] = {}
    for number in numpy.flatnonzero(numpy.bincount(cycles)).tolist():
        found.setdefault(settling_of(data, traded, traded.rows[number]), []).append(number)
    if len(found) == 1:
        return [(settling, numbers, _EVERY) for settling, numbers in found.items()]
    return [
        (settling, numbers, numpy.flatnonzero(numpy.isin(cycles, numbers))) for settling, numbers in found.items()
    ]


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
