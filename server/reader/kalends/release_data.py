"""The data of a release: its calendars by index, their days and entries. Days are counted from its epoch."""

from __future__ import annotations

from bisect import bisect_left
from datetime import date as _date
from functools import cached_property
from itertools import count as _count
from typing import Any, Dict, FrozenSet, Iterator, List, Mapping, MutableMapping, Optional, Sequence, Tuple, Union
from weakref import WeakValueDictionary

from .basis import basis_of, weakest
from .bits import Group, is_uncertain, joined_bits, unverified_bits
from .combined import Combined
from .constants import ORDINAL_1970
from .errors import KalendsError
from .joint import Joint
from .names import HYPHENED, NEAREST, OTHER_NAMES, called_like, ids_in, nearest_ids
from .pack import Entry, Pack, Record

# Calendars whose tables of days are kept, some 200 KB each; and joint calendars.
_MOST_KEPT = 256


def pack_name(id: str) -> str:
    """The path of a calendar's pack among the published files."""
    return f"packs/{id.replace(':', '-')}.bin"


class ReleaseData:
    """The calendars of a release. A joint calendar, A+B, has an index after those of the others."""

    def __init__(self, directory: Mapping[str, Any], packs: List[Pack], published: FrozenSet[str] = frozenset()) -> None:
        # The packs of the release, opened or not, in upper case.
        self._published = published
        self.release: Mapping[str, Any] = directory["release"]
        self.packs = packs
        self._others: List[Dict[str, Any]] = directory.get("sources", [])
        self.records: List[Record] = [pack.record for pack in packs]
        self.languages = frozenset(language for listed in directory["calendars"] for language in listed["languages"])
        self.listed = len(self.records)
        self._ids = frozenset(record["id"] for record in self.records)
        self.index: Dict[str, int] = {
            known.upper(): index
            for index, record in enumerate(self.records)
            for known in (record["id"], *record.get("aliases", ()))
        }
        # The first day of any calendar: days count from it. Epochs of packs are multiples of 32 days.
        self._first_epoch = min((pack.epoch for pack in packs), default=0)
        self.epoch = ORDINAL_1970 + self._first_epoch
        self._read: Dict[int, Group] = {}
        self._joints: Dict[Tuple[int, ...], Joint] = {}
        # Those that are kept, or that a Combined has.
        self._joint_at: MutableMapping[int, Joint] = WeakValueDictionary()
        self._indexes = _count(self.listed)
        self._alone: Dict[Tuple[str, int], Combined] = {}

    @cached_property
    def sources(self) -> Dict[str, Dict[str, Any]]:
        """The sources of all calendars by id."""
        of_packs = (source for pack in self.packs for source in pack.sources)
        return {source["id"]: source for sources in (self._others, of_packs) for source in sources}

    def date(self, day: int) -> _date:
        return _date.fromordinal(self.epoch + day)

    def day(self, date: _date) -> int:
        return date.toordinal() - self.epoch

    def day_or_none(self, date: Optional[_date]) -> Optional[int]:
        return None if date is None else self.day(date)

    def has(self, id: str) -> bool:
        """Whether there is a calendar of just this id."""
        return id in self._ids

    # Indexes of calendars

    def _find(self, id: Any) -> Union[int, Joint]:
        """The index of a calendar, or a joint calendar: "XLON+XNYS" is closed if any of them is."""
        ids = ids_in(id) if isinstance(id, str) else ()
        if len(ids) < 2:
            return self.find_one(id)
        members = tuple(dict.fromkeys(self.find_one(one) for one in ids))
        if len(members) == 1:
            return members[0]
        joint = self._joints.get(members)
        if joint is None:
            if len(self._joints) >= _MOST_KEPT:
                self._joints.clear()
            joint = Joint(self, members, next(self._indexes))
            self._joints[members] = self._joint_at[joint.index] = joint
        return joint

    def find_one(self, id: Any) -> int:
        """The index of a calendar by its id, an alias or a name of the field."""
        if not isinstance(id, str) or not id:
            raise KalendsError("invalid_parameter", f'calendars: "{id}" was read; expected the id of a calendar')
        index = self._find_any(id.strip().upper()) if id.isascii() else None
        if index is None and pack_name(id).upper() in self._published:
            raise KalendsError("unknown_calendar", f'"{id}" was not opened; name it in the calendars of open')
        if index is None:
            near = called_like(id, self.records) + nearest_ids(id, [record["id"] for record in self.records])
            nearest = ", ".join(list(dict.fromkeys(near))[:NEAREST])
            raise KalendsError("unknown_calendar", f'no calendar "{id}"; the nearest ids are {nearest}')
        return index

    def _find_any(self, upper: str) -> Optional[int]:
        index = self.index.get(upper)
        if index is None:
            index = self.index.get(OTHER_NAMES.get(upper, ""))
        if index is None and HYPHENED.match(upper):
            index = self.index.get(upper.replace("-", ":", 1))
        return index

    def combined(self, ids: Sequence[Any], mode: str) -> Combined:
        """Calendars by their ids, as one."""
        if not ids:
            raise KalendsError("invalid_parameter", "calendars: no id was given; expected one or more")
        # Held until a Combined has those of them that are joint.
        found = [self._find(id) for id in ids]
        indexes = tuple(dict.fromkeys(one.index if isinstance(one, Joint) else one for one in found))
        if len(indexes) > 1:
            return Combined(self, indexes, mode)
        known = self._alone.get((mode, indexes[0]))
        if known is None:
            if len(self._alone) >= _MOST_KEPT:
                self._alone.clear()
            known = self._alone[(mode, indexes[0])] = Combined(self, indexes, mode)
        return known

    def joints(self, indexes: Sequence[int]) -> List[Joint]:
        """The joint calendars among some indexes: they have their index as long as somebody holds them."""
        return [self._joint_at[index] for index in indexes if index >= self.listed]

    def record(self, index: int) -> Record:
        return self.records[index] if index < self.listed else self._joint_at[index].record

    def record_of(self, id: Any) -> Record:
        """The record of a calendar or of a joint calendar."""
        found = self._find(id)
        return found.record if isinstance(found, Joint) else self.records[found]

    # Days of a calendar

    def bits(self, index: int) -> Group:
        """The days of a calendar as bits; of a joint calendar those of each member."""
        if index >= self.listed:
            return [one for member in self._joint_at[index].members for one in self.bits(member)]
        known = self._read.get(index)
        if known is None:
            pack = self.packs[index]
            before = bytes((pack.epoch - self._first_epoch) // 8)
            known = self._read[index] = [(before + pack.open, before + pack.uncertain, before + pack.unverified)]
        return known

    def is_open(self, index: int, at: int) -> bool:
        return joined_bits(self.bits(index), at, at) == 1

    def is_uncertain(self, index: int, at: int) -> bool:
        return is_uncertain([self.bits(index)], "all", at, at)

    def is_unverified(self, index: int, at: int) -> bool:
        return unverified_bits([self.bits(index)], at, at) != 0

    def span(self, index: int) -> Tuple[int, int]:
        """First and last day of a calendar's data."""
        first, last = self.record(index)["data_years"]
        return self.day(_date(first, 1, 1)), self.day(_date(last, 12, 31))

    # Entries of a calendar

    def entries(self, index: int, first: int, last: int) -> Iterator[Entry]:
        """A calendar's entries in first..last, both inclusive."""
        if index >= self.listed:
            yield from (one for one in self._joint_at[index].entries if first <= one[0] <= last)
            return
        pack = self.packs[index]
        days, payloads, rows = pack.entries
        by = pack.epoch - self._first_epoch
        at = bisect_left(days, max(first - by, 0))
        while at < len(days) and days[at] + by <= last:
            yield days[at] + by, payloads[at], rows[at]
            at += 1

    def year_basis(self, index: int, year: int) -> str:
        """The basis of the days of a year without an entry: that of its weakest entry."""
        found = [
            basis_of(payload, row)
            for _, payload, row in self.entries(index, self.day(_date(year, 1, 1)), self.day(_date(year, 12, 31)))
        ]
        if found:
            return weakest(found)
        origin: str = self.record(index)["origin"]
        return origin if origin in ("library", "own") else "rule"
