"""The file of one calendar, a pack. For the format see server/store/pack.ts."""

from __future__ import annotations

import json
import struct
import sys
from array import array
from functools import cached_property
from itertools import accumulate
from typing import Any, Dict, List, NamedTuple, Optional, Tuple, Union

from .constants import ENTRY_KINDS
from .languages import Names

FORMAT = 6
"""The supported format of packs."""
TAKE_ANOTHER = "take the reader of the server that the file comes from"
_STATUSES = ("confirmed", "estimated", "provisional")
_ORIGINS = ("library", "rule", "curated", "own")
_COVERAGES = ("verified", "library")

Record = Dict[str, Any]
"""The description of a calendar, as a pack has it."""
Row = Union[Dict[str, Any], int]
"""A row of the definition; 0: none."""


class Payload(NamedTuple):
    """What an entry says of its day."""

    kind: str
    names: Names
    status: str
    observed: int
    close_time: Optional[str]
    origin: str
    coverage: str
    sources: List[str]
    may_move_days: Optional[int] = None
    close_time_coverage: Optional[str] = None


Entry = Tuple[int, Payload, Row]
"""A day, and what is on it."""


class Pack:
    """One calendar."""

    def __init__(self, id: str, data: memoryview, file: str) -> None:
        if len(data) < 60 or data[:4] != b"KLND":
            raise ValueError(f'{file}: the pack of {id} does not begin with "KLND"')
        version, length, epoch, words, first, last, entries, rows, *more = struct.unpack_from("<2I4i8I", data, 4)
        if version != FORMAT:
            raise ValueError(f"{file}: got a pack of format {version} when expected format {FORMAT}: {TAKE_ANOTHER}")
        if length != len(data):
            raise ValueError(f"{file}: the pack of {id} has {len(data)} bytes when its header says {length}")
        has_uncertain, has_unverified, *texts = more
        self.epoch: int = epoch
        self._span: Tuple[int, int] = (first, last)
        at = 60

        def take(size: int) -> memoryview:
            nonlocal at
            at += size
            return data[at - size : at]

        self.open = bytes(take(4 * words))
        self.uncertain = bytes(take(4 * words)) if has_uncertain else b""
        self._unverified = bytes(take(4 * words)) if has_unverified else None
        self._numbers = [take(2 * entries) for _ in range(3)]
        take(rows)
        self._texts = dict(zip(("record", "payloads", "rows", "sources"), map(take, texts)))

    def _json(self, name: str) -> Any:
        return json.loads(bytes(self._texts[name]))

    @cached_property
    def record(self) -> Record:
        read: Record = self._json("record")
        return read

    @cached_property
    def sources(self) -> List[Dict[str, Any]]:
        read: List[Dict[str, Any]] = self._json("sources")
        return read

    @property
    def names(self) -> List[Names]:
        """The names of its entries, each by language: those that the release records, and those that the build adds."""
        tables = self._json("payloads")
        more = tables.get("moreNames") or [None] * len(tables["names"])
        return [{**own, **(added or {})} for own, added in zip(tables["names"], more)]

    @cached_property
    def unverified(self) -> bytes:
        if self._unverified is not None:
            return self._unverified
        first, last = (day - self.epoch for day in self._span)
        return (((1 << (last + 1)) - 1) >> first << first).to_bytes(len(self.open), "little")

    @cached_property
    def entries(self) -> Tuple[Any, List[Payload], List[Row]]:
        """The days of the entries since the pack's epoch, and for each its payload and row."""
        gaps, payloads, rows = (_numbers(view) for view in self._numbers)
        tables, called = self._json("payloads"), self.names
        known = [
            Payload(
                ENTRY_KINDS[kind],
                called[names],
                _STATUSES[status],
                observed,
                close_time,
                _ORIGINS[origin],
                _COVERAGES[coverage],
                tables["sourceLists"][sources],
                *later,
            )
            for kind, names, status, observed, close_time, origin, coverage, sources, *later in tables["payloads"]
        ]
        own: List[Row] = [0, *self.rows]
        return array("I", accumulate(gaps)), [known[number] for number in payloads], [own[row] for row in rows]

    @cached_property
    def rows(self) -> List[Dict[str, Any]]:
        """The rows of the definition, with the texts that they cite."""
        stored = self._json("rows")
        texts = stored["texts"]

        def with_texts(row: Dict[str, Any]) -> Dict[str, Any]:
            if "text" in row:
                row = {**row, **texts[row["text"]]}
            if "through" in row:
                through = row["through"]
                url = texts[through["text"]]["url"] if "text" in through else None
                row = {**row, "through": {"calendar": through["calendar"], "url": url}}
            return row

        return [with_texts(row) for row in stored["rows"]]


def _numbers(view: memoryview) -> Any:
    """Numbers of 16 bits."""
    numbers = array("H", bytes(view))
    if sys.byteorder != "little":
        numbers.byteswap()
    return numbers
