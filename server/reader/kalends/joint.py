"""Calendars of a release as one, A+B, closed if any of them is: what it has in the data of the others.

The server's words: server/engine/joint.ts and server/queries/joint.ts."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Any, Dict, List, Tuple

from .basis import basis_of
from .constants import BASES, ENTRY_KINDS
from .languages import Names, name_in
from .pack import Entry, Payload, Record, Row

if TYPE_CHECKING:
    from .release_data import ReleaseData

_CERTAINTY = ("estimated", "provisional", "confirmed")
_MARKED = re.compile(r" \((?:estimated|provisional)\)$")


class Joint:
    """A joint calendar: its members by their indexes, its record and its entries."""

    def __init__(self, data: ReleaseData, members: Tuple[int, ...], index: int) -> None:
        self._data = data
        self.members = members
        self.index = index
        self._own = [data.records[member] for member in members]
        records = self._own
        zones = {record["timezone"] for record in records}
        years = [year for year in records[0]["verified_years"] if all(year in one["verified_years"] for one in records)]
        self.record: Record = {
            "id": "+".join(record["id"] for record in records),
            "kind": "own",
            "name": " + ".join(record["name"] for record in records),
            "timezone": records[0]["timezone"] if len(zones) == 1 else None,
            "data_years": [
                max(record["data_years"][0] for record in records),
                min(record["data_years"][1] for record in records),
            ],
            "year_sources": [{"years": [year], "sources": self._listing(year)} for year in years],
        }
        self._first = max(data.span(member)[0] for member in members)
        self._last = min(data.span(member)[1] for member in members)

    def _listing(self, year: int) -> List[str]:
        lists = (one for record in self._own for one in record.get("year_sources", ()) if year in one["years"])
        return sorted({source for one in lists for source in one["sources"]})

    def _is_weekend(self, day: int) -> bool:
        date = self._data.date(day)
        text, weekday = date.isoformat(), date.isoweekday()
        rules = ([rule["days"] for rule in record["weekend"] if rule["start"] <= text] for record in self._own)
        return any(bool(days) and weekday in days[-1] for days in rules)

    @cached_property
    def entries(self) -> List[Entry]:
        """Sorted by day and kind."""
        of_day: Dict[int, List[Tuple[Payload, Row]]] = {}
        for member in self.members:
            for day, payload, row in self._data.entries(member, self._first, self._last):
                of_day.setdefault(day, []).append((payload, row))
        one_zone = len({record["timezone"] for record in self._own}) == 1
        joined: List[Entry] = []
        for day in sorted(of_day):
            kinds = {kind: [one for one in of_day[day] if one[0].kind == kind] for kind in ENTRY_KINDS}
            if not self._data.is_open(self.index, day):
                groups = [kinds["holiday"]]
            else:
                worked = kinds["weekend_workday"] if self._is_weekend(day) else []
                groups = [kinds["early_close"] if one_zone else [], worked]
            joined.extend((day, *_joined(entries)) for entries in groups if entries)
        return joined


def _weakness(entry: Tuple[Payload, Row]) -> int:
    return BASES.index(basis_of(*entry))


def _joined(entries: List[Tuple[Payload, Row]]) -> Tuple[Payload, Row]:
    """Merges payloads and rows; the result has the weakest basis."""
    if len(entries) == 1:
        return entries[0]
    least, row = max(entries, key=_weakness)
    payloads = [payload for payload, _ in entries]
    status = max((payload.status for payload in payloads), key=_CERTAINTY.index)
    moves: List[Any] = [payload.may_move_days for payload in payloads if payload.may_move_days is not None]
    joined = Payload(
        payloads[0].kind,
        _names(payloads, status),
        status,
        int(all(payload.observed == 1 for payload in payloads)),
        min((payload.close_time for payload in payloads if payload.close_time is not None), default=None),
        least.origin,
        "verified" if all(payload.coverage == "verified" for payload in payloads) else "library",
        sorted({source for payload in payloads for source in payload.sources}),
        max(moves) if status == "estimated" and moves else None,
    )
    return joined, row


def _names(payloads: List[Payload], status: str) -> Names:
    joined = {}
    for language in sorted({language for payload in payloads for language in payload.names}):
        parts = [
            part if payload.status == status or _MARKED.search(part) else f"{part} ({payload.status})"
            for payload in payloads
            for part in name_in(payload.names, language).split(" / ")
        ]
        certain = {part for part in parts if not _MARKED.search(part)}
        plain = [_MARKED.sub("", part) if _MARKED.sub("", part) in certain else part for part in parts]
        joined[language] = " / ".join(dict.fromkeys(plain))
    return joined
