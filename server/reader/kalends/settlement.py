"""When trades on an exchange settle."""

from __future__ import annotations

from datetime import date as _date
from typing import Any, Dict, List, NamedTuple, Optional

from .added import add, bounds_of_add
from .answers import Settlement, with_dates
from .arguments import ordinal
from .combined import Combined
from .constants import WEEKDAYS
from .description import public_cycle
from .errors import KalendsError
from .found import Found, forward
from .release_data import ReleaseData

Cycle = Dict[str, Any]


class Market(NamedTuple):
    """A market, and the cycles of an instrument."""

    id: str
    trading: Combined
    rows: List[Cycle]


def market_of(data: ReleaseData, market: Any, instrument: str) -> Market:
    """Raises for an instrument without a cycle."""
    record = data.record_of(market)
    rows = [row for row in record.get("settlement_cycles", ()) if row["instrument"] == instrument]
    if not rows:
        known = ", ".join(dict.fromkeys(row["instrument"] for row in record.get("settlement_cycles", ())))
        has = f"it has: {known}" if known else "it has no settlement cycle"
        raise KalendsError("invalid_parameter", f'instrument: "{instrument}" was read; {has}')
    # A market whose own calendar has the days of settlement names another one for those of trading.
    sessions = record.get("companions", {}).get("trading", record["id"])
    trading = data.combined([sessions if data.has(sessions) else record["id"]], "all")
    return Market(record["id"], trading, rows)


def settle(data: ReleaseData, market: Any, trade_date: Any, instrument: str) -> Settlement:
    """When a trade settles, by the cycle in force on its trade date."""
    traded = market_of(data, market, instrument)
    date = _date.fromordinal(ordinal("trade_date", trade_date))
    trade = forward(Found, traded.trading, traded.trading.at("date", date), 0, 0)
    text = trade.result.isoformat()
    cycle = next((row for row in reversed(traded.rows) if row["from"] <= text), None)
    if cycle is None:
        raise before_cycles(traded, date)
    settling = settling_of(data, traded, cycle)
    settled = add(settling, settling.at("date", trade.result), cycle["days"])
    estimated = trade.estimated or settled.estimated or len(_cycles_between(traded.rows, text, text)) > 1
    answer: Settlement = {
        "market": traded.id,
        "instrument": instrument,
        "date": date,
        "trade_date": trade.result,
        "result": settled.result,
        "cycle": with_dates(public_cycle(cycle)),
        "calendars": list(dict.fromkeys([*traded.trading.ids, *settling.ids])),
        "coverage": "verified" if trade.coverage == settled.coverage == "verified" else "library",
        "estimated": estimated,
        "note": _trade_note(traded.id, date, trade.result),
    }
    if estimated:
        answer["earliest"], answer["latest"] = _range_of_settlement(settling, traded.rows, trade)
    return answer


def before_cycles(traded: Market, date: _date) -> KalendsError:
    first = traded.rows[0]
    text = f"{date} lies before the first cycle that is known, T+{first['days']} of {first['from']}"
    return KalendsError("out_of_coverage", text)


def settling_of(data: ReleaseData, traded: Market, cycle: Cycle) -> Combined:
    """The days on which trades of a cycle settle."""
    id = cycle.get("calendar", f"{traded.id}:SETTLEMENT")
    if not data.has(id):
        text = f"this data release has no calendar {id}, on which {traded.id} settles"
        raise KalendsError("out_of_coverage", text)
    return data.combined([id], "all")


def cycles_of(rows: List[Cycle], at: int) -> List[int]:
    """The n of every T+n by which trades of a row may settle: its own, the one by which some trades settle, the one before an
    announced one, and the next one if its start is not known."""
    cycle = rows[at]
    days = [cycle["days"]]
    if "or_days" in cycle:
        days.append(cycle["or_days"])
    if cycle["status"] == "announced" and at > 0:
        days.append(rows[at - 1]["days"])
    after = rows[at + 1] if at + 1 < len(rows) else None
    if after and after["start"] == "known" and after["days"] != cycle["days"]:
        days.append(after["days"])
    return days


def _cycles_between(rows: List[Cycle], first: str, last: str) -> List[int]:
    """The n of every T+n by which trades of two dates, and of those between, may settle."""
    start = max((at for at, row in enumerate(rows) if row["from"] <= first), default=0)
    held = (at for at, row in enumerate(rows) if at >= start and row["from"] <= last)
    return [days for at in held for days in cycles_of(rows, at)]


def _range_of_settlement(settling: Combined, rows: List[Cycle], trade: Found) -> List[Optional[_date]]:
    """Earliest and latest settlement: of the earliest possible trade date by the shortest possible cycle, and of the latest
    by the longest."""
    last = trade.latest
    first = trade.earliest or trade.result
    cycles = _cycles_between(rows, first.isoformat(), (last or trade.result).isoformat())
    earliest = [bounds_of_add(settling, first, days)[0] for days in cycles]
    latest = [None if last is None else bounds_of_add(settling, last, days)[1] for days in cycles]
    return [
        None if None in earliest else min(day for day in earliest if day is not None),
        None if None in latest else max(day for day in latest if day is not None),
    ]


def _trade_note(id: str, requested: _date, used: _date) -> Optional[str]:
    """Why the trade date differs from the requested one; None if it does not."""
    if requested == used:
        return None
    day = f"{requested}, a {WEEKDAYS[requested.weekday()]}"
    return f"{id} does not trade on {day}: {used} was used as the trade date"
