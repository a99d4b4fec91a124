"""Sessions of exchanges: when they trade, and what is not known of that."""

from __future__ import annotations

from datetime import date as _date
from datetime import datetime as _datetime
from datetime import timedelta as _timedelta
from datetime import timezone as _timezone
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Dict, List, NamedTuple, Optional, Tuple

from .answers import with_dates
from .combined import Combined
from .errors import KalendsError
from .pack import Record

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo


class Session(NamedTuple):
    """One session: its date, its instants in UTC, whether it ends earlier or begins later than others, and may be another."""

    date: _date
    open: _datetime
    close: _datetime
    break_start: Optional[_datetime]
    break_end: Optional[_datetime]
    early_close: bool
    late_open: bool
    estimated: bool
    closing_auction_start: Optional[_datetime] = None
    closing_auction_end: Optional[_datetime] = None


class TradingDays(NamedTuple):
    """The sessions of an exchange in a range, and what they do not tell."""

    sessions: List[Session]
    without_hours: List[_date]
    """Trading days on which the hours are not known."""
    may_trade: List[_date]
    """Closed days on which it may trade: estimated closures, holidays with trading at unknown hours, sessions not entered."""
    late_opens: List[Dict[str, Any]]


class Exchange:
    """The hours of one exchange."""

    def __init__(self, days: Combined) -> None:
        [self._index] = days.indexes
        self._days = days
        self._data = days.data
        self._record: Record = days.data.record(self._index)

    def sessions(self, first: int, last: int) -> List[Session]:
        """The sessions of first..last; raises where the hours are not known."""
        sessions = []
        for at in range(first, last + 1):
            if not self._trades(at):
                continue
            session = self._session(at)
            if session is None:
                text = f"the hours of {self._record['id']} on {self._days.date(at)} are not known"
                raise KalendsError("out_of_coverage", text)
            sessions.append(session)
        return sessions

    def trading_days(self, first: int, last: int) -> TradingDays:
        """The sessions of first..last, also the days whose hours are not known."""
        sessions = {at: self._session(at) for at in range(first, last + 1) if self._trades(at)}
        dates = {at: self._days.date(at) for at in range(first, last + 1)}
        known = self._record.get("late_opens", ())
        late = [row for row in known if dates[first].isoformat() <= row["date"] <= dates[last].isoformat()]
        return TradingDays(
            [session for session in sessions.values() if session],
            [dates[at] for at, session in sessions.items() if not session],
            [dates[at] for at in dates if at not in sessions and self._may_trade(at)],
            [with_dates({"close": None, "note": None, **row}) for row in late],
        )

    def is_open(self, at: _datetime) -> Optional[bool]:
        """Whether it is in continuous trading at an instant; None: not known."""
        if not self._record.get("hours"):
            return None
        days = self._days
        today = at.astimezone(_zone(self._record["timezone"])).date().toordinal() - days.epoch
        for day in (today, today - 1, today + 1):
            if not days.covers(day):
                return None
            session = self._session(day) if self._trades(day) else None
            if day == today and self._trades(day) and not session:
                return None
            if session and session.open <= at < session.close:
                return not (session.break_start and session.break_end and session.break_start <= at < session.break_end)
            if session and session.closing_auction_end and session.close <= at < session.closing_auction_end:
                return False
        # The trading of such a holiday begins on the evening before.
        is_traded = any(self._is_traded_holiday(day) for day in (today, today + 1))
        others = (self._not_entered(day) for day in (today - 1, today, today + 1))
        return None if is_traded or any(start <= at < end for one in others for start, end in one) else False

    def _trades(self, at: int) -> bool:
        return self._days.told.is_open(at)

    def _may_trade(self, at: int) -> bool:
        """Whether the market may trade on a closed day of its data."""
        return bool(
            self._data.is_uncertain(self._index, at) or self._is_traded_holiday(at) or self._not_entered(at)
        )

    def _hours_on(self, date: _date) -> Optional[Dict[str, Any]]:
        """The row of the hours of a date; None if they are not known."""
        text, weekday = date.isoformat(), date.isoweekday()
        held = [row for row in self._record.get("hours", ()) if row["from"] <= text <= row.get("to", "9999")]
        rows = [row for row in held if weekday in row.get("weekdays", ())] or [row for row in held if "weekdays" not in row]
        return rows[-1] if rows else None

    def _not_entered(self, at: int) -> List[Tuple[_datetime, _datetime]]:
        """Start and end of the sessions of a day that are not entered."""
        if not self._days.covers(at):
            return []
        record = self._record
        date = self._days.date(at)
        is_open = self._trades(at)
        held = [row for row in record.get("sessions_not_entered", ()) if _is_held(row, date, is_open)]
        hours = self._hours_on(date)
        session = self._session(at) if held and is_open else None
        spans = []
        for one in held:
            zone = _zone(record["timezone"])
            start = _instant(date, one["start"], zone)
            end = _instant(date if one["end"] > one["start"] else date + _timedelta(days=1), one["end"], zone)
            # After an early close it may begin earlier, before a late open it may last longer.
            if session and hours:
                times = _zone(hours.get("timezone") or record["timezone"])
                before = date - _timedelta(days=1) if hours.get("opens_day_before") else date
                usual = _instant(date, hours["close"], times)
                if start >= usual:
                    start = min(start, start + (session.close - usual))
                if end <= _instant(before, hours["open"], times):
                    end = max(end, session.open)
            spans.append((start, end))
        return spans

    def _session(self, at: int) -> Optional[Session]:
        record = self._record
        date = self._days.date(at)
        text, weekday = date.isoformat(), date.isoweekday()
        hours = self._hours_on(date)
        if not hours:
            return None
        zone = _zone(hours.get("timezone") or record["timezone"])
        own = _zone(record["timezone"])
        late = next((one for one in record.get("late_opens", ()) if one["date"] == text), None)
        early = self._early_close(at)
        before = date - _timedelta(days=1) if hours.get("opens_day_before") else date
        usual = _instant(date, late["close"], own) if late and "close" in late else _instant(date, hours["close"], zone)
        close = _instant(date, early, own) if early else usual
        if not early and "weekdays" not in hours:
            for one in record.get("regular_closes", ()):
                if one["weekday"] == weekday and one["start"] <= text <= one.get("end", "9999"):
                    close = min(close, _instant(date, one["close_time"], own))
        open_ = _instant(date, late["open"], own) if late else _instant(before, hours["open"], zone)
        pause = [_instant(date, time, zone) for time in hours.get("break", ())]
        has_pause = bool(pause) and pause[1] < close and pause[0] > open_
        auction = _closing_auction(hours, date, zone, usual, close)
        estimated = (
            self._data.is_uncertain(self._index, at)
            or self._may_close_otherwise(at)
            or _is_in_doubt(record, "sessions", text)
            or not late
            and (self._may_open_late(at, date) or self._follows_traded_holiday(at))
        )
        start, end = pause if has_pause else (None, None)
        return Session(date, open_, close, start, end, early is not None, late is not None, estimated, *auction)

    def _early_close(self, at: int) -> Optional[str]:
        entries = self._data.entries(self._index, at, at)
        closes = [payload.close_time for _, payload, _row in entries if payload.kind == "early_close"]
        return closes[-1] if closes else None

    def _is_traded_holiday(self, at: int) -> bool:
        """Whether a day is one of the holidays on which the market trades at unknown hours."""
        if not self._days.covers(at) or self._trades(at):
            return False
        if not _is_in_doubt(self._record, "holidays", self._days.date(at).isoformat()):
            return False
        return any(payload.kind == "holiday" for _, payload, _row in self._data.entries(self._index, at, at))

    def _follows_traded_holiday(self, at: int) -> bool:
        """Whether such a holiday is between a trading day and the one before it."""
        before = at - 1
        while before >= self._days.first and not self._trades(before):
            if self._is_traded_holiday(before):
                return True
            before -= 1
        return False

    def _may_close_otherwise(self, at: int) -> bool:
        """Whether an early close of the day may be taken back, or one of a day near it may move to it."""
        return any(
            payload.kind == "early_close"
            and payload.status != "confirmed"
            and abs(day - at) <= (payload.may_move_days or 0)
            for day, payload, _row in self._data.entries(self._index, at - 2, at + 2)
        )

    def _may_open_late(self, at: int, date: _date) -> bool:
        """Whether trading may begin later on a trading day than the conventions tell."""
        known = self._record.get("late_opens", ())
        text = date.isoformat()
        if any(row["date"] == text for row in known):
            return False
        for doubt in self._record.get("late_open_doubts", ()):
            if not doubt["from"] <= text <= doubt.get("to", "9999"):
                continue
            if doubt["on"] == "first_session_of_year":
                start = max(self._days.first, at - date.timetuple().tm_yday + 1)
                falls = not any(self._trades(day) for day in range(start, at))
            else:
                falls = doubt["on"] == "date" or date.isoweekday() == 4 and date.month == 11
            is_known = any(row["name"] == doubt["name"] and row["date"][:4] == text[:4] for row in known)
            if falls and (doubt["on"] == "date" or not is_known):
                return True
        return False


def _closing_auction(
    hours: Dict[str, Any], date: _date, zone: ZoneInfo, usual: _datetime, close: _datetime
) -> Tuple[Optional[_datetime], Optional[_datetime]]:
    """It moves with the end of trading; after an early close its times are not known, unless it is at that instant."""
    times = hours.get("closing_auction") or ()
    if times and all(time == hours["close"] for time in times):
        return close, close
    if not times or close != usual:
        return None, None
    moved = usual - _instant(date, hours["close"], zone)
    start, end = (_instant(date, time, zone) + moved for time in times)
    return start, end


def _is_in_doubt(record: Record, on: str, text: str) -> bool:
    """Whether the hours of a day are in doubt: those of its session, or of a holiday."""
    doubts = (doubt for doubt in record.get("hours_doubts", ()) if doubt["on"] == on)
    return any(first <= text <= last for doubt in doubts for first, last in doubt["spans"])


def _is_held(row: Dict[str, Any], date: _date, is_open: bool) -> bool:
    """Whether a session that is not entered may be held on a day."""
    text = date.isoformat()
    if not row["from"] <= text <= row.get("to", "9999"):
        return False
    if "weekdays" not in row and "dates" not in row:
        return is_open
    return date.isoweekday() in row.get("weekdays", ()) or text in row.get("dates", ())


@lru_cache(maxsize=None)
def _zone(name: Optional[str]) -> ZoneInfo:
    import zoneinfo

    return zoneinfo.ZoneInfo(name or "UTC")


def _instant(date: _date, time: str, zone: ZoneInfo) -> _datetime:
    """The instant of the local time HH:MM on a date, in UTC."""
    hour, minute = map(int, time.split(":"))
    return _datetime(date.year, date.month, date.day, hour, minute, tzinfo=zone).astimezone(_timezone.utc)
