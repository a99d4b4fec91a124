"""T+n: a date so many business days after or before another."""

from __future__ import annotations

from datetime import date as _date
from typing import Any, Dict, Optional, Tuple

from .combined import Combined
from .errors import KalendsError
from .found import Found, back, bounds_of, forward


class Added(Found):
    """date, n, result, settlement."""

    __slots__ = ("n",)
    n: int

    @property
    def settlement(self) -> Optional[Added]:
        """When trades settle, if the settlement calendars (MIC:SETTLEMENT) of exchanges give another date: Added for those
        calendars. None if the date is the same, or there are none."""
        return _settled(self._days, self)

    def _own(self) -> Dict[str, Any]:
        return {"date": self.date, "n": self.n, "result": self.result}

    def as_dict(self) -> Dict[str, Any]:
        """The fields of the server's response, without its release."""
        settled = self.settlement
        if settled is None:
            return super().as_dict()
        described = {name: getattr(settled, name) for name in ("result", "coverage", "estimated")}
        return {**super().as_dict(), "settlement": {"calendars": [*settled._days.ids], **described}}


def add(days: Combined, at: int, n: int) -> Added:
    """The n-th business day after (before, when n is negative) a day; n = 0: that day or the next business day."""
    if n > 0:
        found = forward(Added, days, at, 1, n - 1)
    elif n < 0:
        found = back(Added, days, at, 1, -n)
    else:
        found = forward(Added, days, at, 0, 0)
    found.n = n
    return found


def bounds_of_add(days: Combined, date: _date, n: int) -> Tuple[Optional[_date], Optional[_date]]:
    """Earliest and latest date of T+n, n not negative; None: outside the data."""
    try:
        add(days, days.at("date", date), n)
    except KalendsError:
        return None, None
    at = date.toordinal() - days.epoch
    earliest, latest = bounds_of(days, at + 1, n) if n > 0 else bounds_of(days, at, 1)
    return days.date_or_none(earliest), days.date_or_none(latest)


def _settled(days: Combined, added: Added) -> Optional[Added]:
    """The result of the settlement calendars of the exchanges, if it differs from `added`."""
    data = days.data
    own = [data.record(index) for index in days.indexes]
    ids = [f"{one['id']}:SETTLEMENT" if one["kind"] == "exchange" else one["id"] for one in own]
    ids = [id if id.upper() in data.index else one["id"] for id, one in zip(ids, own)]
    if added.n < 0 or tuple(ids) == days.ids:
        return None
    try:
        settling = data.combined(ids, days.mode)
        settled = add(settling, settling.at("date", added.date), added.n)
    except KalendsError:  # Their data do not reach.
        return None
    return settled if settled.result != added.result else None
