"""Queries a downloaded Kalends release in your own process: business days, holidays, T+n.

Pure standard library, Python 3.9 or later. Fetch packs.bin and manifest.json of a release from a Kalends server:

    release = kalends.open("packs.bin", manifest="manifest.json")

>>> nyse = release.all("XNYS")
>>> nyse.is_business_day("2026-12-25")
False
>>> release.all("XNYS:SETTLEMENT", "EUR").add("2026-12-24", 1).result
datetime.date(2026, 12, 28)
>>> nyse.count("2026-01-01", "2027-01-01").count
251
>>> nyse.add("2026-10-09", 1).settlement.result  # the exchange is open on 12 October, and nothing settles
datetime.date(2026, 10, 13)

Dates are datetime.date or texts YYYY-MM-DD, and datetime.date in answers; answers have coverage and estimated, and
as_dict() has the fields of the server's answer. What cannot be answered raises KalendsError with the server's code;
nothing outside the data is ever guessed.
"""

from __future__ import annotations

import hashlib
import io
import json
import operator
import os
import re
import struct
import sys
from array import array
from bisect import bisect_left
from datetime import date as _date
from datetime import datetime as _datetime
from datetime import timedelta as _timedelta
from datetime import timezone as _timezone
from functools import cached_property, lru_cache
from itertools import accumulate, compress
from typing import NamedTuple

__all__ = ["FORMAT", "BusinessCalendar", "KalendsError", "Release", "Session", "TradingDays", "open"]
__version__ = "1.0.0"

FORMAT = 6
"""The supported format of the packs in packs.bin."""

CONVENTIONS = ("following", "modified_following", "preceding", "modified_preceding", "nearest")
EDGES = ("first_of_month", "last_of_month", "first_of_quarter", "last_of_quarter", "first_of_year", "last_of_year")
KINDS = ("country", "settlement", "exchange", "bond", "own")
ENTRY_KINDS = ("holiday", "early_close", "weekend_workday")
_STATUSES = ("confirmed", "estimated", "provisional")
_ORIGINS = ("library", "rule", "curated", "own")
_COVERAGES = ("verified", "library")
# Late opens are conventions of a market, returned only if requested.
REQUESTED_KINDS = ENTRY_KINDS + ("late_open",)
BASES = ("publication", "law", "notice", "report", "rule", "library", "own")
"""The possible bases of a date, strongest first."""

_FILE = "packs.bin"
_ORDINAL_1970 = _date(1970, 1, 1).toordinal()
_MOST_ENTRIES = 1000
# Members of a calendar's record that are not part of its description.
_NOT_TOLD = frozenset(
    ("year_sources", "complete_years", "unsettled_days", "common_to", "local_name", "other_names", "countries", "cities")
    + ("currencies", "is_main_exchange", "settlement_cycles", "hours", "sessions_not_entered")
    + ("late_opens", "late_open_doubts", "hours_doubts")
)
_HOURS = {"to": None, "weekdays": None, "opens_day_before": False, "break": None}
_HOURS |= {"closing_auction": None, "timezone": None, "note": None}
_NOT_ENTERED = {"to": None, "weekdays": None, "dates": None, "note": None}
_CERTAINTY = ("estimated", "provisional", "confirmed")
_MARKED = re.compile(r" \((?:estimated|provisional)\)$")
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = {"month": 1, "quarter": 3, "year": 12}
# The bits of a byte as eight bytes, lowest bit first.
_DAYS_OF_BYTE = [bytes((byte >> bit) & 1 for bit in range(8)) for byte in range(256)]


# Names of the field for calendars, as the server knows them (build/names/other-names.tsv).
_OTHER_NAMES = dict(
    pair.split()
    for pair in """
    AEAD AED, AUSY AUD:FX, BHMA BHD, BRBD BRL, CHZU CHF, CNBE CNY, CNSH CNY, COBO COP, CZPR CZK, ESAS NZD, EUTA EUR, GBLO GBP,
    GHAC GHS, HKHK HKD, JPTO JPY, KENA KES, KZAL KZT, MXMC MXN, NGAB NGN, NGLA NGN, NOOS NOK, NYFD USD, NYSE XNYS,
    PELI PEN, PLWA PLN, ROBU RON, RSBE RSD, SEST SEK, SGSI SGD, TRAN TRY, TRIS TRY, UAKI UAH, USGS USD:BOND, USNY
    USD, VNHA VND, VNHC VND, ZAJO ZAR, NZBD NZD, FED USD, TGT EUR, LDN GBP, STK SEK, OSL NOK, ZUR CHF:SARON, TYO
    JPY:TONA, SYD AUD:AONIA, ARGENTINA::MERVAL XBUE, AUSTRALIA::ASX XASX, AUSTRIA::EXCHANGE XWBO,
    BRAZIL::SETTLEMENT BRL, BRAZIL::EXCHANGE BVMF, CANADA::TSX XTSE, CHILE::SSE XSGO, CHINA::SSE XSHG, CHINA::IB
    CNY, CROATIA::ZSE XZAG, CZECHREPUBLIC::PSE XPRA, FRANCE::EXCHANGE XPAR, GERMANY::FRANKFURTSTOCKEXCHANGE XFRA,
    GERMANY::XETRA XETR, GERMANY::EUREX XEUR, HONGKONG::HKEX XHKG, ICELAND::ICEX XICE, INDIA::NSE XNSE,
    INDONESIA::IDX XIDX, INDONESIA::JSX XIDX, INDONESIA::BEJ XIDX, ISRAEL::TASE XTAE, ISRAEL::SHIR ILS:SHIR,
    ITALY::EXCHANGE XMIL, MALAYSIA::KLSE XKLS, MALTA::MSE XMAL, MEXICO::BMV XMEX, POLAND::WSE XWAR,
    ROMANIA::PUBLIC RO, ROMANIA::BVB XBSE, RUSSIA::MOEX MISX, SAUDIARABIA::TADAWUL XSAU, SERBIA::BSE XBEL,
    SINGAPORE::SGX XSES, SLOVAKIA::BSSE XBRA, SLOVENIA::LSE XLJU, SOUTHKOREA::KRX XKRX, TAIWAN::TSEC XTAI, TARGET
    EUR, UNITEDKINGDOM::SETTLEMENT GBP, UNITEDKINGDOM::EXCHANGE XLON, UNITEDKINGDOM::METALS XLME,
    UNITEDSTATES::NYSE XNYS, UNITEDSTATES::GOVERNMENTBOND USD:BOND, UNITEDSTATES::FEDERALRESERVE USD,
    UNITEDSTATES::SOFR USD:SOFR, NASDAQ XNAS, LSE XLON, TSE XTKS, JPX XTKS, HKEX XHKG, SSE XSHG, SZSE XSHE, NSE
    XNSE, BSE XBOM, ASX XASX, TSX XTSE, SGX XSES, KRX XKRX, B3 BVMF, BMV XMEX, JSE XJSE, SIX XSWX, XETRA XETR,
    EUREX XEUR, TWSE XTAI, TASE XTAE, TADAWUL XSAU, MOEX MISX, IDX XIDX, NZX XNZE, LME XLME, BIST XIST, GPW XWAR,
    TARGET2 EUR, T2 EUR, CHAPS GBP, FEDWIRE USD, BOJ-NET JPY, BOJNET JPY, SIC CHF, LYNX CAD, LVTS CAD, RITS AUD,
    NBO NOK, RIX SEK, RIX-RTGS SEK, CNAPS CNY, SORBNET PLN, VIBER HUF, CERTIS CZK, SPEI MXN, SAMOS ZAR, BAHTNET
    THB, RENTAS MYR, ZAHAV ILS, TREASURY USD:BOND, US-TREASURY USD:BOND
""".split(",")
)
_SUBDIVISION = re.compile(r"[A-Z]{2}-[A-Z0-9]")


class KalendsError(ValueError):
    """An error with its code; the text explains it to the user.

    code: invalid_parameter, unknown_calendar, out_of_coverage.
    """

    def __init__(self, code, detail):
        super().__init__(detail)
        self.code = code


# Opening


def open(file, manifest=None, sha256=None, *, calendars=None, headers=None):
    """Opens the packs.bin of a release: a path, or its bytes.

    It is held to the manifest of the release (a path, or what json.load made of it) or to a SHA-256 in hexadecimal
    digits before anything of it is read. Raises ValueError when it is not that very file, or has another format.

    With calendars, a list of ids, only their packs are opened, and those of the calendars on which the trades of an
    exchange among them settle. `file` is then the folder with manifest.json and packs/, or the address of the release,
    such as https://calendars.example/releases/latest/; headers are those of the requests. Each pack is held to the
    manifest. Raises KalendsError unknown_calendar when the release has no such calendar.
    """
    if calendars is not None:
        return _open_packs(file, calendars, headers or {})
    if (manifest is None) == (sha256 is None):
        read = "neither" if manifest is None else "both"
        raise TypeError(f"open: {read} of manifest and sha256 was given; expected one of the two")
    expected = {"sha256": sha256.lower(), "source": "sha256"} if manifest is None else _listed_in(manifest)
    data = bytes(file) if isinstance(file, (bytes, bytearray, memoryview)) else _read(file)
    _hold_to(data, expected, _FILE)
    directory, packs = _read_bundle(data)
    found = directory["release"]["id"]
    if expected.get("release", found) != found:
        raise ValueError(f"{_FILE} is of the release {found}; {expected['source']} says {expected['release']}")
    return Release(directory, packs)


def _read(path):
    with io.open(path, "rb") as file:
        return file.read()


def _listed_in(manifest, name=_FILE):
    manifest = manifest if isinstance(manifest, dict) else _manifest_of(_read(manifest))
    if "release" not in manifest or "files" not in manifest:
        raise ValueError("manifest.json: what was read is no manifest of a release")
    release = manifest["release"]["id"]
    listed = manifest["files"].get(name)
    if listed is None:
        raise ValueError(f"the manifest of {release} lists no {name}")
    return {**listed, "release": release, "source": f"the manifest of {release}"}


def _manifest_of(data):
    try:
        manifest = json.loads(data)
    except ValueError as error:
        raise ValueError(f"manifest.json: expected the JSON of a manifest: {error}") from None
    if not isinstance(manifest, dict) or "release" not in manifest or "files" not in manifest:
        raise ValueError("manifest.json: what was read is no manifest of a release")
    return manifest


def _hold_to(data, expected, name):
    source = expected["source"]
    if len(data) != expected.get("bytes", len(data)):
        raise ValueError(f"{name} has {len(data)} bytes; {source} says {expected['bytes']}: fetch it again")
    found = hashlib.sha256(data).hexdigest()
    if found != expected["sha256"]:
        raise ValueError(f"{name} has the SHA-256 {found}; {source} says {expected['sha256']}: fetch it again")


def _open_packs(place, calendars, headers):
    """The release of some calendars: see open."""
    if isinstance(calendars, str) or not calendars:
        raise TypeError('calendars: expected the ids of calendars, for example ["XNYS", "EUR"]')
    if isinstance(place, str) and re.match("https?://", place):
        data, own = _fetch(_in_folder(place), "manifest.json", headers)

        def read(name):
            return _fetch(own, name, headers)[0]
    else:
        data = _read(os.path.join(place, "manifest.json"))

        def read(name):
            return _read(os.path.join(place, name))

    manifest = _manifest_of(data)
    names = {name.upper(): name for name in manifest["files"] if name.startswith("packs/")}

    def name_of(id):
        return names.get(_pack_name(id).upper())

    def load(name):
        data = read(name)
        _hold_to(data, _listed_in(manifest, name), name)
        return _Pack(name, memoryview(data), name)

    opened = {}
    for id in (one for id in calendars for one in _ids_in(id)):
        name = name_of(id)
        if name is None:
            raise _no_calendar(id, manifest)
        opened[name] = opened.get(name) or load(name)
    for pack in list(opened.values()):
        for name in filter(None, map(name_of, _settling(pack.record))):
            opened[name] = opened.get(name) or load(name)
    packs = sorted(opened.values(), key=lambda pack: pack.record["id"])
    languages = [{"languages": sorted({tag for names in pack.names for tag in names})} for pack in packs]
    return Release({"release": manifest["release"], "calendars": languages}, packs, frozenset(names))


def _ids_in(text):
    """The ids of a joint calendar, A+B; of another one itself."""
    return re.split("[+ ]+", text.strip("+ "))


def _pack_name(id):
    """The path of a calendar's pack among the published files."""
    return f"packs/{id.replace(':', '-')}.bin"


def _settling(record):
    """The calendars on which the trades of a market settle, and on which it trades if that is another one."""
    if record["kind"] == "exchange":
        own = [f"{record['id']}:SETTLEMENT"]
    else:
        own = [one for name, one in record.get("companions", {}).items() if name == "trading"]
    return own + [row["calendar"] for row in record.get("settlement_cycles", ()) if "calendar" in row]


def _no_calendar(id, manifest):
    ids = [name[len("packs/") : -len(".bin")] for name in manifest["files"] if name.startswith("packs/")]
    nearest = ", ".join(_nearest(id, [one.replace("-", ":", 1) for one in ids]))
    text = f'no calendar "{id}" in the release {manifest["release"]["id"]}; the nearest ids are {nearest}'
    return KalendsError("unknown_calendar", text)


def _in_folder(address):
    return address if address.endswith("/") else address + "/"


def _fetch(base, name, headers):
    """The bytes of a file of a release, and the address of its folder, to which `latest` leads."""
    # Here, because they take longer to import than the rest.
    import gzip
    from urllib.error import HTTPError
    from urllib.parse import urljoin
    from urllib.request import Request, urlopen

    address = urljoin(base, name)
    try:
        with urlopen(Request(address, headers={"accept-encoding": "gzip", **headers})) as response:
            data = response.read()
            if response.headers.get("content-encoding") == "gzip":
                data = gzip.decompress(data)
            return data, urljoin(response.geturl(), ".")
    except HTTPError as error:
        with error:
            text = error.read(200).decode("utf-8", "replace")
        raise ValueError(f"{name}: {address} was answered {error.code}: {text}") from None


_BUNDLE_FORMAT = 1


def _read_bundle(data):
    """The directory of a bundle, and its packs. For the format see server/store/bundle.ts."""
    if len(data) < 12 or data[:4] != b"KLNB":
        raise ValueError(f'{_FILE}: the bytes are no bundle of packs: they do not begin with "KLNB"')
    version, length = struct.unpack_from("<II", data, 4)
    if version != _BUNDLE_FORMAT:
        raise ValueError(f"{_FILE}: got a bundle of format {version} when expected format {_BUNDLE_FORMAT}: {_LATER}")
    start = -(-(12 + length) // 8) * 8
    if len(data) < start:
        raise ValueError(f"{_FILE}: the bundle ends after {len(data)} bytes, within its directory of {length}")
    directory = json.loads(data[12 : 12 + length])
    view = memoryview(data)
    places = (start + listed["offset"] for listed in directory["calendars"])
    packs = [
        _Pack(listed["id"], view[place : place + listed["bytes"]])
        for listed, place in zip(directory["calendars"], places)
    ]
    return directory, packs


_LATER = "take the reader of the server that the file comes from"


class _Pack:
    """One calendar. For the format see server/store/pack.ts."""

    def __init__(self, id, data, file=_FILE):
        if len(data) < 60 or data[:4] != b"KLND":
            raise ValueError(f'{file}: the pack of {id} does not begin with "KLND"')
        version, length, epoch, words, self.first, self.last, entries, rows, *more = struct.unpack_from("<2I4i8I", data, 4)
        if version != FORMAT:
            raise ValueError(f"{file}: got a pack of format {version} when expected format {FORMAT}: {_LATER}")
        if length != len(data):
            raise ValueError(f"{file}: the pack of {id} has {len(data)} bytes when its header says {length}")
        has_uncertain, has_unverified, *texts = more
        self.epoch = epoch
        at = 60

        def take(size):
            nonlocal at
            at += size
            return data[at - size : at]

        self.open = take(4 * words)
        self.uncertain = take(4 * words) if has_uncertain else b""
        self._unverified = take(4 * words) if has_unverified else None
        self._numbers = [take(2 * entries) for _ in range(3)]
        take(rows)
        self._texts = dict(zip(("record", "payloads", "rows", "sources"), map(take, texts)))

    def _json(self, name):
        return json.loads(bytes(self._texts[name]))

    @cached_property
    def record(self):
        return self._json("record")

    @cached_property
    def sources(self):
        return self._json("sources")

    @property
    def names(self):
        """The names of its entries, each by language: those that the release records, and those that the build adds."""
        tables = self._json("payloads")
        more = tables.get("moreNames") or [None] * len(tables["names"])
        return [{**own, **(added or {})} for own, added in zip(tables["names"], more)]

    @cached_property
    def unverified(self):
        if self._unverified is not None:
            return self._unverified
        first, last = self.first - self.epoch, self.last - self.epoch
        return (((1 << (last + 1)) - 1) >> first << first).to_bytes(len(self.open), "little")

    @cached_property
    def entries(self):
        """The days of the entries since the pack's epoch, and for each its payload and row. A payload is a list: kind, names,
        status, observed, close time, origin, coverage, sources, and, if it has them, the days that it may move and the coverage
        of its close time. A row is a dict; 0: none."""
        gaps, payloads, rows = (_numbers(view) for view in self._numbers)
        tables, called = self._json("payloads"), self.names
        known = [
            [
                ENTRY_KINDS[kind],
                called[names],
                _STATUSES[status],
                observed,
                close_time,
                _ORIGINS[origin],
                _COVERAGES[coverage],
                tables["sourceLists"][sources],
                *later,
            ]
            for kind, names, status, observed, close_time, origin, coverage, sources, *later in tables["payloads"]
        ]
        own = [0, *self.rows]
        return array("I", accumulate(gaps)), [known[number] for number in payloads], [own[row] for row in rows]

    @cached_property
    def rows(self):
        """The rows of the definition, with the texts that they cite."""
        stored = self._json("rows")
        texts = stored["texts"]

        def with_texts(row):
            if "text" in row:
                row = {**row, **texts[row["text"]]}
            if "through" in row:
                through = row["through"]
                url = texts[through["text"]]["url"] if "text" in through else None
                row = {**row, "through": {"calendar": through["calendar"], "url": url}}
            return row

        return [with_texts(row) for row in stored["rows"]]


def _numbers(view):
    """Numbers of 16 bits."""
    numbers = array("H", bytes(view))
    if sys.byteorder != "little":
        numbers.byteswap()
    return numbers


class Release:
    """An open release. id, library_version and generated_at are those of the server's data_release."""

    def __init__(self, directory, packs, published=frozenset()):
        last = directory["release"]
        # The packs of the release, opened or not, in upper case.
        self._published = published
        self.id = last["id"]
        self.library_version = last["library_version"]
        self.generated_at = last["generated_at"]
        self._packs = packs
        self._others = directory.get("sources", [])
        self._records = [pack.record for pack in packs]
        self._languages = frozenset(language for listed in directory["calendars"] for language in listed["languages"])
        self._index = {
            known.upper(): index
            for index, record in enumerate(self._records)
            for known in (record["id"], *record.get("aliases", ()))
        }
        # The first day of any calendar: days count from it. Epochs of packs are multiples of 32 days.
        self._first_epoch = min((pack.epoch for pack in packs), default=0)
        self._epoch = _ORDINAL_1970 + self._first_epoch
        self._alone = {}
        self._read = {}
        # Joint calendars, A+B: after the others, by their indexes.
        self._listed = len(self._records)
        self._joints = {}
        self.own = last.get("own")

    @cached_property
    def _sources(self):
        """The sources of all calendars by id."""
        of_packs = (source for pack in self._packs for source in pack.sources)
        return {source["id"]: source for sources in (self._others, of_packs) for source in sources}

    def __repr__(self):
        return f"<kalends.Release {self.id}, {self._listed} calendars>"

    def calendars(self, kind=None):
        """All calendars, sorted by id, as dicts; with a kind, only those of that kind."""
        if kind is not None:
            _word("kind", kind, KINDS)
        return [
            self._meta_of(index)
            for index, record in enumerate(self._records[: self._listed])
            if kind in (None, record["kind"])
        ]

    def describe(self, id):
        """One calendar by its id or an alias, case-insensitive, with the publications behind its dates and the rows of its
        definition."""
        index = self._find_one(id)
        record = self._records[index]
        described = {**self._meta_of(index), "sources": [self._sources[source] for source in record["sources"]]}
        described.update(_conventions_of(record))
        described["rules"] = [_rule_of(row) for row in self._packs[index].rows]
        return described

    def settlement(self, market, trade_date, instrument="equity"):
        """When a trade on an exchange settles, by the cycle in force on its trade date: a dict like the server's response."""
        record = self._records[self._find(market)]
        rows = [row for row in record.get("settlement_cycles", ()) if row["instrument"] == instrument]
        if not rows:
            known = ", ".join(dict.fromkeys(row["instrument"] for row in record.get("settlement_cycles", ())))
            has = f"it has: {known}" if known else "it has no settlement cycle"
            raise KalendsError("invalid_parameter", f'instrument: "{instrument}" was read; {has}')
        # A market whose own calendar has the days of settlement names another one for those of trading.
        sessions = record.get("companions", {}).get("trading", record["id"])
        sessions = sessions if any(row["id"] == sessions for row in self._records) else record["id"]
        trading = self.all(sessions)
        date = _date.fromordinal(_ordinal("trade_date", trade_date))
        trade = trading.next(date, inclusive=True)
        cycle = next((row for row in reversed(rows) if row["from"] <= trade.result.isoformat()), None)
        if cycle is None:
            first = rows[0]
            text = f"{date} lies before the first cycle that is known, T+{first['days']} of {first['from']}"
            raise KalendsError("out_of_coverage", text)
        settling = cycle.get("calendar", f"{record['id']}:SETTLEMENT")
        if not any(row["id"] == settling for row in self._records):
            text = f"this data release has no calendar {settling}, on which {record['id']} settles"
            raise KalendsError("out_of_coverage", text)
        settled = self.all(settling).add(trade.result, cycle["days"])
        is_verified = trade.coverage == settled.coverage == "verified"
        is_open_cycle = len(_cycles_on(rows, trade.result)) > 1
        estimated = trade.estimated or settled.estimated or is_open_cycle
        return {
            "market": record["id"],
            "instrument": instrument,
            "date": date.isoformat(),
            "trade_date": trade.result.isoformat(),
            "result": settled.result.isoformat(),
            "cycle": _public_cycle(cycle),
            "calendars": list(dict.fromkeys([sessions, settling])),
            "coverage": "verified" if is_verified else "library",
            "estimated": estimated,
            **(self._settlement_bounds(self.all(settling), rows, trade) if estimated else {}),
            "note": _trade_note(record["id"], date, trade.result),
        }

    def _settlement_bounds(self, settling, rows, trade):
        """Earliest and latest settlement: of the earliest possible trade date by the shortest possible cycle, and of the latest
        by the longest."""
        traded = trade._bounds()
        first = traded["earliest"] or trade.result
        cycles = _cycles_between(rows, first, traded["latest"] or trade.result)
        earliest = [settling._added_bounds(first, days)[0] for days in cycles]
        last = traded["latest"]
        latest = [None if last is None else settling._added_bounds(last, days)[1] for days in cycles]
        reach = {"earliest": None if None in earliest else min(earliest), "latest": None if None in latest else max(latest)}
        return {name: day and day.isoformat() for name, day in reach.items()}

    def sessions(self, id, start, end):
        """The sessions of an exchange, both dates inclusive, as a list of Session; raises KalendsError where its hours are not known."""
        index = self._find(id)
        days = self.all(id)
        first, last = days._at("from", start), days._at("to", end)
        sessions = []
        for at in range(first, last + 1):
            session = self._session(index, days, at) if days._told.is_open(at) else None
            if days._told.is_open(at) and not session:
                date = _date.fromordinal(self._epoch + at)
                raise KalendsError("out_of_coverage", f"the hours of {self._records[index]['id']} on {date} are not known")
            if session:
                sessions.append(session)
        return sessions

    def trading_days(self, id, start, end):
        """The sessions of an exchange as TradingDays, both dates inclusive: also the days whose hours are not known."""
        index = self._find(id)
        days = self.all(id)
        first, last = days._at("from", start), days._at("to", end)
        opened = [at for at in range(first, last + 1) if days._told.is_open(at)]
        sessions = {at: self._session(index, days, at) for at in opened}
        dates = {at: _date.fromordinal(self._epoch + at) for at in range(first, last + 1)}
        record = self._records[index]
        late = [row for row in record.get("late_opens", ()) if dates[first].isoformat() <= row["date"] <= dates[last].isoformat()]
        return TradingDays(
            [session for session in sessions.values() if session],
            [dates[at] for at in opened if not sessions[at]],
            [dates[at] for at in dates if at not in sessions and self._may_trade(index, days, at)],
            [{"close": None, "note": None, **row} for row in late],
        )

    def _may_trade(self, index, days, at):
        """Whether the market may trade on a closed day of its data."""
        return bool(
            self._is_uncertain(index, at) or self._is_traded_holiday(index, days, at) or self._not_entered(index, days, at)
        )

    def is_open(self, id, at=None):
        """Whether an exchange is in continuous trading at an instant (an aware datetime; default now); None: not known, or it may
        be in a session that is not entered."""
        at = at or _datetime.now(_timezone.utc)
        if at.tzinfo is None:
            raise KalendsError("invalid_parameter", f"at: {at} was read; expected a datetime with a time zone")
        index = self._find(id)
        if not self._records[index].get("hours"):
            return None
        days = self.all(id)
        today = at.astimezone(_zone(self._records[index]["timezone"])).date().toordinal() - self._epoch
        for day in (today, today - 1, today + 1):
            if not days._first <= day <= days._last:
                return None
            session = self._session(index, days, day) if days._told.is_open(day) else None
            if day == today and days._told.is_open(day) and not session:
                return None
            if session and session.open <= at < session.close:
                return not (session.break_start and session.break_start <= at < session.break_end)
            if session and session.closing_auction_end and session.close <= at < session.closing_auction_end:
                return False
        # The trading of such a holiday begins on the evening before.
        is_traded = any(self._is_traded_holiday(index, days, day) for day in (today, today + 1))
        others = (self._not_entered(index, days, day) for day in (today - 1, today, today + 1))
        return None if is_traded or any(start <= at < end for one in others for start, end in one) else False

    def _hours_on(self, index, date):
        """The row of the hours of a date; None if they are not known."""
        text, weekday = date.isoformat(), date.isoweekday()
        held = [row for row in self._records[index].get("hours", ()) if row["from"] <= text <= row.get("to", "9999")]
        rows = [row for row in held if weekday in row.get("weekdays", ())] or [row for row in held if "weekdays" not in row]
        return rows[-1] if rows else None

    def _not_entered(self, index, days, at):
        """Start and end of the sessions of a day that are not entered."""
        if not days._first <= at <= days._last:
            return []
        record = self._records[index]
        date = _date.fromordinal(self._epoch + at)
        is_open = days._told.is_open(at)
        held = [row for row in record.get("sessions_not_entered", ()) if _is_held(row, date, is_open)]
        hours = self._hours_on(index, date)
        session = self._session(index, days, at) if held and is_open else None
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

    def _session(self, index, days, at):
        record = self._records[index]
        date = _date.fromordinal(self._epoch + at)
        text, weekday = date.isoformat(), date.isoweekday()
        hours = self._hours_on(index, date)
        if not hours:
            return None
        zone = _zone(hours.get("timezone") or record["timezone"])
        own = _zone(record["timezone"])
        late = next((one for one in record.get("late_opens", ()) if one["date"] == text), None)
        closes = [payload[4] for _, payload, _row in self._entries(index, at, at) if payload[0] == "early_close"]
        early = closes[-1] if closes else None
        before = date - _timedelta(days=1) if hours.get("opens_day_before") else date
        usual = _instant(date, late["close"], own) if late and "close" in late else _instant(date, hours["close"], zone)
        close = _instant(date, early, own) if early else usual
        if not early and "weekdays" not in hours:
            for one in record.get("regular_closes", ()):
                if one["weekday"] == weekday and one["start"] <= text <= one.get("end", "9999"):
                    close = min(close, _instant(date, one["close_time"], own))
        open_ = _instant(date, late["open"], own) if late else _instant(before, hours["open"], zone)
        pause = [_instant(date, time, zone) for time in hours.get("break", ())]
        if not pause or pause[1] >= close or pause[0] <= open_:
            pause = (None, None)
        auction = self._closing_auction(hours, date, zone, usual, close)
        estimated = (
            self._is_uncertain(index, at)
            or self._may_close_otherwise(index, at)
            or _is_in_doubt(record, "sessions", text)
            or not late
            and (_may_open_late(record, days, at, date) or self._follows_traded_holiday(index, days, at))
        )
        return Session(date, open_, close, *pause, early is not None, late is not None, estimated, *auction)

    def _closing_auction(self, hours, date, zone, usual, close):
        """It moves with the end of trading; after an early close its times are not known, unless it is at that instant."""
        times = hours.get("closing_auction") or ()
        if times and all(time == hours["close"] for time in times):
            return close, close
        if not times or close != usual:
            return None, None
        moved = usual - _instant(date, hours["close"], zone)
        return tuple(_instant(date, time, zone) + moved for time in times)

    def _is_traded_holiday(self, index, days, at):
        """Whether a day is one of the holidays on which the market trades at unknown hours."""
        if not days._first <= at <= days._last or days._told.is_open(at):
            return False
        date = _date.fromordinal(self._epoch + at).isoformat()
        if not _is_in_doubt(self._records[index], "holidays", date):
            return False
        return any(payload[0] == "holiday" for _, payload, _row in self._entries(index, at, at))

    def _follows_traded_holiday(self, index, days, at):
        """Whether such a holiday is between a trading day and the one before it."""
        before = at - 1
        while before >= days._first and not days._told.is_open(before):
            if self._is_traded_holiday(index, days, before):
                return True
            before -= 1
        return False

    def _may_close_otherwise(self, index, at):
        """Whether an early close of the day may be taken back, or one of a day near it may move to it."""
        return any(
            payload[0] == "early_close"
            and payload[2] != "confirmed"
            and abs(day - at) <= ((payload[8] if len(payload) > 8 else None) or 0)
            for day, payload, _row in self._entries(index, at - 2, at + 2)
        )

    def source(self, id):
        """A publication by its id; None if there is none."""
        return self._sources.get(id)

    def all(self, *ids):
        """One or more calendars combined: a business day in every calendar."""
        return self._as_one(ids, "all")

    def any(self, *ids):
        """One or more calendars combined: a business day in at least one of them."""
        return self._as_one(ids, "any")

    def _as_one(self, ids, mode):
        if not ids:
            raise KalendsError("invalid_parameter", "calendars: no id was given; expected one or more")
        indexes = tuple(dict.fromkeys(self._find(id) for id in ids))
        if len(indexes) > 1:
            return BusinessCalendar(self, indexes, mode)
        known = self._alone.get((mode, *indexes))
        if known is None:
            if len(self._alone) >= 256:
                self._alone.clear()
            known = self._alone[(mode, *indexes)] = BusinessCalendar(self, indexes, mode)
        return known

    def _find(self, id):
        """The index of a calendar, or of a joint calendar: "XLON+XNYS" is closed if any of them is."""
        ids = _ids_in(id) if isinstance(id, str) else ()
        if len(ids) < 2:
            return self._find_one(id)
        members = tuple(dict.fromkeys(self._find_one(one) for one in ids))
        if len(members) == 1:
            return members[0]
        joint = self._joints.get(members)
        if joint is None:
            joint = self._joints[members] = _Joint(self, members)
            joint.index = len(self._records)
            self._records.append(joint.record)
        return joint.index

    def _joint_at(self, index):
        return None if index < self._listed else next(one for one in self._joints.values() if one.index == index)

    def _find_one(self, id):
        if not isinstance(id, str) or not id:
            raise KalendsError("invalid_parameter", f'calendars: "{id}" was read; expected the id of a calendar')
        index = self._find_any(id.strip().upper()) if id.isascii() else None
        if index is None and _pack_name(id).upper() in self._published:
            raise KalendsError("unknown_calendar", f'"{id}" was not opened; name it in the calendars of open')
        if index is None:
            nearest = ", ".join(_nearest(id, [record["id"] for record in self._records[: self._listed]]))
            raise KalendsError("unknown_calendar", f'no calendar "{id}"; the nearest ids are {nearest}')
        return index

    def _find_any(self, upper):
        """An id or alias, a name of the field, or a subdivision in the spelling of ISO 3166-2."""
        index = self._index.get(upper)
        if index is None:
            index = self._index.get(_OTHER_NAMES.get(upper))
        if index is None and _SUBDIVISION.match(upper):
            index = self._index.get(upper.replace("-", ":", 1))
        return index

    def _bits(self, index):
        """The open, uncertain and unverified days of a calendar, as bits of bytes; of a joint calendar those of each
        member."""
        if index >= self._listed:
            return [one for member in self._joint_at(index).members for one in self._bits(member)]
        known = self._read.get(index)
        if known is None:
            pack = self._packs[index]
            before = bytes((pack.epoch - self._first_epoch) // 8)
            known = self._read[index] = [tuple(before + one for one in (pack.open, pack.uncertain, pack.unverified))]
        return known

    def _meta_of(self, index):
        """A calendar as in the server's responses, without its home."""
        record = self._records[index]
        meta = {key: value for key, value in record.items() if key not in _NOT_TOLD}
        return {**meta, "verified_days": self._verified_days(index)}

    def _verified_days(self, index):
        """The number of verified days by year, of years that have some."""
        unverified = int.from_bytes(self._bits(index)[0][2], "little")
        first, last = self._records[index]["data_years"]
        counts = {}
        for year in range(first, last + 1):
            begin, end = (_date(year, *day).toordinal() - self._epoch for day in ((1, 1), (12, 31)))
            days = (1 << (end - begin + 1)) - 1
            counts[str(year)] = _ones(~(unverified >> begin) & days)
        return {year: count for year, count in counts.items() if count}

    def _is_open(self, index, at):
        return _joined_bits(self._bits(index), at, at) == 1

    def _is_uncertain(self, index, at):
        return _is_uncertain([self._bits(index)], "all", at, at)

    def _is_unverified(self, index, at):
        return _is_unverified([self._bits(index)], at, at)

    def _span(self, index):
        """First and last day of a calendar's data, counted from the epoch."""
        first, last = self._records[index]["data_years"]
        return _date(first, 1, 1).toordinal() - self._epoch, _date(last, 12, 31).toordinal() - self._epoch

    def _entries(self, index, first, last):
        """Day, payload and row of a calendar's entries in first..last, both inclusive: see `_Pack`."""
        if index >= self._listed:
            yield from (one for one in self._joint_at(index).entries if first <= one[0] <= last)
            return
        pack = self._packs[index]
        days, payloads, rows = pack.entries
        by = pack.epoch - self._first_epoch
        at = bisect_left(days, max(first - by, 0))
        while at < len(days) and days[at] + by <= last:
            yield days[at] + by, payloads[at], rows[at]
            at += 1

    def _basis(self, payload, row):
        origin, coverage = payload[5], payload[6]
        if coverage == "verified":
            return "publication"
        if origin == "own":
            return "own"
        if row:
            return row["basis"]
        return "library" if origin == "library" else "rule"

    def _year_basis(self, index, year):
        """The basis of the days of a year without an entry: that of its weakest entry."""
        first, last = (_date(year, month, day).toordinal() - self._epoch for month, day in ((1, 1), (12, 31)))
        found = [self._basis(payload, row) for _, payload, row in self._entries(index, first, last)]
        if found:
            return _weakest(found)
        origin = self._records[index]["origin"]
        return origin if origin in ("library", "own") else "rule"

    def _citation(self, payload, row):
        if payload[6] == "verified":
            named = payload[7]
            if not named:
                return None
            source = self._sources[named[0]]
            told = {"url": source["url"], "publisher": source["publisher"], "evidence": source.get("evidence")}
            return {**told, "what": source["type"], **_NOTHING_MORE}
        return _citation_of(row) if row else None

    def _public(self, day, payload, row, language, sources):
        kind, names, status, observed, close_time, _origin, coverage, source_list, *later = payload
        entry = {
            "date": _date.fromordinal(self._epoch + day),
            "kind": kind,
            "name": _name_in(names, language),
            "close_time": close_time,
            "status": status,
            "observed": observed == 1,
            "coverage": coverage,
        }
        if sources:
            entry["sources"] = list(source_list)
        if status != "confirmed":
            entry["may_move_days"] = later[0] if later else None
        if len(later) > 1:
            entry["close_time_coverage"] = later[1]
        entry["basis"] = self._basis(payload, row)
        if sources:
            entry["citation"] = self._citation(payload, row)
        return entry


_NOTHING_MORE = {"note": None, "years": None}


def _basis_of_late_open(row):
    if not row["source"]:
        return "rule"
    return "report" if row["evidence"] == "report" else "notice"


def _citation_of_late_open(row):
    if not row["source"]:
        return None
    site = re.match(r"https?://(?:www\.)?([^/:?#]+)", row["source"]).group(1).lower()
    read = {"evidence": row["evidence"], "what": row["evidence"]}
    return {"url": row["source"], "publisher": site, **read, **_NOTHING_MORE, "note": row.get("note")}


def _citation_of(row):
    if row["kind"] == "library":
        return None
    is_of_years = row["basis"] in ("law", "report") and "from" in row
    described = {name: row.get(name) for name in ("url", "publisher", "evidence", "what", "note")}
    described["years"] = [row["from"], row.get("to")] if is_of_years else None
    return {**described, "through": row["through"]} if "through" in row else described


def _rule_of(row):
    years = [row["from"], row.get("to")] if "from" in row else None
    own = {"kind": row["kind"], "words": row["words"], "years": years, "basis": row["basis"]}
    return {**own, "citation": _citation_of(row)}


def _weakest(bases):
    return max(bases, key=BASES.index)


# Exchanges: settlement and sessions


class Session(NamedTuple):
    """One session: its date, its instants in UTC, whether it ends earlier or begins later than others, and may be another."""

    date: _date
    open: _datetime
    close: _datetime
    break_start: _datetime | None
    break_end: _datetime | None
    early_close: bool
    late_open: bool
    estimated: bool
    closing_auction_start: _datetime | None = None
    closing_auction_end: _datetime | None = None


class TradingDays(NamedTuple):
    """The sessions of an exchange in a range, and what they do not tell."""

    sessions: list[Session]
    without_hours: list[_date]
    """Trading days on which the hours are not known."""
    may_trade: list[_date]
    """Closed days on which it may trade: estimated closures, holidays with trading at unknown hours, sessions not entered."""
    late_opens: list[dict]


def _is_in_doubt(record, on, text):
    """Whether the hours of a day are in doubt: those of its session, or of a holiday."""
    doubts = (doubt for doubt in record.get("hours_doubts", ()) if doubt["on"] == on)
    return any(first <= text <= last for doubt in doubts for first, last in doubt["spans"])


def _is_held(row, date, is_open):
    """Whether a session that is not entered may be held on a day."""
    text = date.isoformat()
    if not row["from"] <= text <= row.get("to", "9999"):
        return False
    if "weekdays" not in row and "dates" not in row:
        return is_open
    return date.isoweekday() in row.get("weekdays", ()) or text in row.get("dates", ())


def _may_open_late(record, days, at, date):
    """Whether trading may begin later on a trading day than the conventions tell."""
    known = record.get("late_opens", ())
    text = date.isoformat()
    if any(row["date"] == text for row in known):
        return False
    for doubt in record.get("late_open_doubts", ()):
        if not doubt["from"] <= text <= doubt.get("to", "9999"):
            continue
        if doubt["on"] == "first_session_of_year":
            start = max(days._first, at - date.timetuple().tm_yday + 1)
            falls = not any(days._told.is_open(day) for day in range(start, at))
        else:
            falls = doubt["on"] == "date" or date.isoweekday() == 4 and date.month == 11
        is_known = any(row["name"] == doubt["name"] and row["date"][:4] == text[:4] for row in known)
        if falls and (doubt["on"] == "date" or not is_known):
            return True
    return False


def _conventions_of(record):
    """As in the server's responses."""
    described = {}
    if "settlement_cycles" in record:
        described["settlement_cycles"] = [_public_cycle(row) for row in record["settlement_cycles"]]
    if "hours" in record:
        described["hours"] = [{**_HOURS, **row} for row in record["hours"]]
    if "sessions_not_entered" in record:
        described["sessions_not_entered"] = [{**_NOT_ENTERED, **row} for row in record["sessions_not_entered"]]
    if "late_opens" in record:
        described["late_opens"] = [{"close": None, "note": None, **row} for row in record["late_opens"]]
    if "late_open_doubts" in record:
        described["late_open_doubts"] = [{"to": None, "note": None, **row} for row in record["late_open_doubts"]]
    if "hours_doubts" in record:
        described["hours_doubts"] = [{"note": None, **row} for row in record["hours_doubts"]]
    return described


def _cycles_of(rows, at):
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


def _cycles_between(rows, first, last):
    """The n of every T+n by which trades of two dates, and of those between, may settle."""
    start = max((at for at, row in enumerate(rows) if row["from"] <= first.isoformat()), default=0)
    held = (at for at, row in enumerate(rows) if at >= start and row["from"] <= last.isoformat())
    return [days for at in held for days in _cycles_of(rows, at)]


def _cycles_on(rows, date):
    return _cycles_between(rows, date, date)


def _trade_note(id, requested, used):
    """Why the trade date differs from the requested one; None if it does not."""
    if requested == used:
        return None
    day = f"{requested}, a {_WEEKDAYS[requested.weekday()]}"
    return f"{id} does not trade on {day}: {used} was used as the trade date"


def _public_cycle(row):
    described = {key: value for key, value in row.items() if key != "calendar"}
    return {"or_days": None, "note": None, **described, "name": f"T+{row['days']}"}


@lru_cache(maxsize=None)
def _zone(name):
    import zoneinfo

    return zoneinfo.ZoneInfo(name or "UTC")


def _instant(date, time, zone):
    """The instant of the local time HH:MM on a date, in UTC."""
    hour, minute = map(int, time.split(":"))
    return _datetime(date.year, date.month, date.day, hour, minute, tzinfo=zone).astimezone(_timezone.utc)


class _Joint:
    """Calendars of a release as one, closed if any of them is: what it has in the arrays and records of the others.
    The server's words: server/engine/joint.ts and server/queries/joint.ts."""

    def __init__(self, release, members):
        self._release = release
        self.members = members
        self._own = [release._records[index] for index in members]
        records = self._own
        zones = {record["timezone"] for record in records}
        first, last = (function(record["data_years"][at] for record in records) for at, function in ((0, max), (1, min)))
        years = [year for year in records[0]["verified_years"] if all(year in one["verified_years"] for one in records)]
        self.record = {
            "id": "+".join(record["id"] for record in records),
            "kind": "own",
            "name": " + ".join(record["name"] for record in records),
            "timezone": records[0]["timezone"] if len(zones) == 1 else None,
            "data_years": [first, last],
            "year_sources": [{"years": [year], "sources": self._listing(year)} for year in years],
        }
        self._first = max(release._span(index)[0] for index in members)
        self._last = min(release._span(index)[1] for index in members)

    def _listing(self, year):
        lists = (one for record in self._own for one in record.get("year_sources", ()) if year in one["years"])
        return sorted({source for one in lists for source in one["sources"]})

    def _is_weekend(self, day):
        date = _date.fromordinal(self._release._epoch + day)
        text, weekday = date.isoformat(), date.isoweekday()
        rules = ([rule["days"] for rule in record["weekend"] if rule["start"] <= text] for record in self._own)
        return any(days and weekday in days[-1] for days in rules)

    @cached_property
    def entries(self):
        """Day, payload and row, sorted by day and kind."""
        of_day = {}
        for index in self.members:
            for day, payload, row in self._release._entries(index, self._first, self._last):
                of_day.setdefault(day, []).append((payload, row))
        one_zone = len({record["timezone"] for record in self._own}) == 1
        joined = []
        for day in sorted(of_day):
            kinds = {kind: [one for one in of_day[day] if one[0][0] == kind] for kind in ENTRY_KINDS}
            if not self._release._is_open(self.index, day):
                groups = [kinds["holiday"]]
            else:
                worked = kinds["weekend_workday"] if self._is_weekend(day) else []
                groups = [kinds["early_close"] if one_zone else [], worked]
            joined.extend((day, *self._joined(entries)) for entries in groups if entries)
        return joined

    def _rank(self, entry):
        """The weakness of an entry's basis."""
        return BASES.index(self._release._basis(*entry))

    def _joined(self, entries):
        """Merges payloads and rows; the result has the weakest basis."""
        if len(entries) == 1:
            return entries[0]
        weakest, row = max(entries, key=self._rank)
        payloads = [payload for payload, _ in entries]
        status = max((payload[2] for payload in payloads), key=_CERTAINTY.index)
        hours = sorted(payload[4] for payload in payloads if payload[4] is not None)
        verified = all(payload[6] == "verified" for payload in payloads)
        sources = sorted({source for payload in payloads for source in payload[7]})
        moves = [payload[8] for payload in payloads if len(payload) > 8 and payload[8] is not None]
        joined = [
            payloads[0][0],
            self._names(payloads, status),
            status,
            int(all(payload[3] == 1 for payload in payloads)),
            hours[0] if hours else None,
            weakest[5],
            "verified" if verified else "library",
            sources,
            *([max(moves)] if status == "estimated" and moves else []),
        ]
        return joined, row

    def _names(self, payloads, status):
        names = [(payload[1], payload[2]) for payload in payloads]
        joined = {}
        for language in sorted({language for own, _ in names for language in own}):
            parts = [
                part if own_status == status or _MARKED.search(part) else f"{part} ({own_status})"
                for own, own_status in names
                for part in _name_in(own, language).split(" / ")
            ]
            certain = {part for part in parts if not _MARKED.search(part)}
            plain = [_MARKED.sub("", part) if _MARKED.sub("", part) in certain else part for part in parts]
            joined[language] = " / ".join(dict.fromkeys(plain))
        return joined


# Results


class _Answer:
    """The base of results. coverage and estimated refer to the days from _first to _last, both inclusive."""

    __slots__ = ("_calendar", "_first", "_last")

    @property
    def mode(self):
        return self._calendar.mode

    @property
    def coverage(self):
        """verified: every calendar is verified on every day the result depends on; otherwise library."""
        return "library" if self._calendar._told.has_unverified(self._first, self._last) else "verified"

    @property
    def estimated(self):
        """Whether an estimated or provisional date could change the result, by being dropped or by moving."""
        return self._calendar._told.has_uncertain(self._first, self._last)

    def as_dict(self):
        """The fields of the server's response, without its release."""
        own = {**self._own(), "mode": self.mode, "coverage": self.coverage, "estimated": self.estimated}
        return {**own, **self._bounds()} if self.estimated else own

    def _bounds(self):
        return {}

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={value!s}' for name, value in self.as_dict().items())})"


class Found(_Answer):
    """A business day that was found: date, result. Whatever is announced, the result lies in earliest..latest: both are
    the result unless the answer is estimated, and None where they lie outside the data."""

    __slots__ = ("_steps", "date", "result")

    def __init__(self, calendar, first, last, steps, date, result):
        """steps: so many business days from first on; back from last, where they are negative."""
        self._calendar = calendar
        self._first = first
        self._last = last
        self._steps = steps
        self.date = date
        self.result = result

    def _own(self):
        return {"date": self.date, "result": self.result}

    @property
    def earliest(self):
        return self._bounds()["earliest"]

    @property
    def latest(self):
        return self._bounds()["latest"]

    def _bounds(self):
        if not self.estimated:
            return {"earliest": self.result, "latest": self.result}
        calendar = self._calendar
        written = [None if at is None else calendar._date(at) for at in self._bounds_at()]
        return dict(zip(("earliest", "latest"), written))

    def _bounds_at(self):
        return self._calendar._bounds_of(self._first if self._steps > 0 else self._last, self._steps)


class Added(Found):
    """date, n, result, settlement."""

    __slots__ = ("n",)

    @property
    def settlement(self):
        """When trades settle, if the settlement calendars (MIC:SETTLEMENT) of exchanges give another date: Added for those
        calendars. None if the date is the same, or there are none."""
        return self._calendar._settled(self)

    def _own(self):
        return {"date": self.date, "n": self.n, "result": self.result}

    def as_dict(self):
        """The fields of the server's response, without its release."""
        settled = self.settlement
        if settled is None:
            return super().as_dict()
        described = {name: getattr(settled, name) for name in ("result", "coverage", "estimated")}
        return {**super().as_dict(), "settlement": {"calendars": [*settled._calendar.ids], **described}}


class Adjusted(Found):
    """date, convention, result, adjusted."""

    __slots__ = ("convention",)

    @property
    def adjusted(self):
        return self.result != self.date

    def _bounds_at(self):
        calendar = self._calendar
        at = self.date.toordinal() - calendar._epoch
        return calendar._bounds_of_adjusted(at, self.convention)

    def _own(self):
        own = {"date": self.date, "convention": self.convention, "result": self.result}
        return {**own, "adjusted": self.adjusted}


class Counted(_Answer):
    """start (counted), end (not counted), count. Whatever is announced, the count lies in least..most: both are the
    count unless the answer is estimated."""

    __slots__ = ("count", "end", "start")

    def __init__(self, calendar, first, last, start, end, count):
        self._calendar = calendar
        self._first = first
        self._last = last
        self.start = start
        self.end = end
        self.count = count

    def _own(self):
        return {"from": self.start, "to": self.end, "count": self.count}

    @property
    def least(self):
        return self._bounds()["least"]

    @property
    def most(self):
        return self._bounds()["most"]

    def _bounds(self):
        calendar = self._calendar
        if not self.estimated:
            return {"least": self.count, "most": self.count}
        return {
            name: days.count(self._first, self._last + 1)
            for name, days in (("least", calendar._certain), ("most", calendar._possible))
        }


class Listed(_Answer):
    """start, end, n, only, dates."""

    __slots__ = ("dates", "end", "n", "only", "start")

    def __init__(self, calendar, first, last, start, end, n, only, dates):
        self._calendar = calendar
        self._first = first
        self._last = last
        self.start = start
        self.end = end
        self.n = n
        self.only = only
        self.dates = dates

    @property
    def estimated(self):
        """Whether an estimated or provisional date could change the answer; of edges, the days around each could."""
        looked = self._calendar._told.has_uncertain(self._first, self._last)
        if self.only is None or not looked:
            return looked
        ends = [self.start, *self.dates] if self.end is None else [self.start, self.end]
        epoch = self._calendar._epoch
        first, last = min(ends).toordinal() - epoch, max(ends).toordinal() - epoch
        return self._calendar._are_edges_estimated(first, last, self.only)

    def _own(self):
        own = {"from": self.start, "to": self.end, "n": self.n, "only": self.only}
        return {**own, "count": len(self.dates), "dates": self.dates}


class BusinessCalendar:
    """One calendar, or several together. ids, mode, and first and last, the days of data that all calendars have.

    A question of one calendar costs a look-up or two in tables of its days, which are made when it is first asked for
    (some milliseconds); of several it reads the days that it needs of each.
    """

    def __init__(self, release, indexes, mode):
        self.ids = tuple(release._records[index]["id"] for index in indexes)
        self.mode = mode
        self._release = release
        self._indexes = indexes
        self._epoch = release._epoch
        self._first = max(release._span(index)[0] for index in indexes)
        self._last = min(release._span(index)[1] for index in indexes)
        self._groups = [release._bits(index) for index in indexes]
        self._told = self._days_of()
        self.first = _date.fromordinal(self._epoch + self._first)
        self.last = _date.fromordinal(self._epoch + self._last)

    def __repr__(self):
        return f"<kalends.BusinessCalendar {self.mode} of {', '.join(self.ids)}: {self.first} to {self.last}>"

    def _days_of(self, certainty=None):
        kind = _Tables if sum(len(group) for group in self._groups) == 1 else _Together
        return kind(self._groups, self.mode, self._first, self._last, certainty)

    @cached_property
    def _certain(self):
        """Like _told, with the certainly open days as business days."""
        return self._days_of("certain")

    @cached_property
    def _possible(self):
        """Like _told, with the possibly open days as business days."""
        return self._days_of("possible")

    def is_business_day(self, date):
        """Whether a date is a business day."""
        return self._told.is_open(self._at("date", date))

    def next(self, date, inclusive=False):
        """The next business day after a date; inclusive: the date itself if it is one. Found."""
        at = self._at("date", date)
        return self._forward(Found, at, 0 if inclusive else 1, 0)

    def previous(self, date, inclusive=False):
        """The business day before a date; inclusive: the date itself if it is one. Found."""
        at = self._at("date", date)
        return self._back(Found, at, 0 if inclusive else 1, 1)

    def add(self, date, n):
        """T+n: the n-th business day after (before, when n is negative) a date; n = 0: the date itself or, when it is
        no business day, the next one. Added."""
        at = (date.toordinal() if type(date) is _date else _ordinal("date", date)) - self._epoch
        if not self._first <= at <= self._last:
            raise self._outside(at)
        if type(n) is not int:
            n = _integer("n", n)
        if n > 0:
            found = self._forward(Added, at, 1, n - 1)
        elif n < 0:
            found = self._back(Added, at, 1, -n)
        else:
            found = self._forward(Added, at, 0, 0)
        found.n = n
        return found

    def _settled(self, added):
        """The result of the settlement calendars of the exchanges, if it differs from `added`."""
        release = self._release
        own = [release._records[index] for index in self._indexes]
        ids = [f"{one['id']}:SETTLEMENT" if one["kind"] == "exchange" else one["id"] for one in own]
        ids = [id if id.upper() in release._index else one["id"] for id, one in zip(ids, own)]
        if added.n < 0 or tuple(ids) == self.ids:
            return None
        try:
            settled = release._as_one(ids, self.mode).add(added.date, added.n)
        except KalendsError:  # Their data do not reach.
            return None
        return settled if settled.result != added.result else None

    def count(self, start, end):
        """Business days from start (counted) to end (not counted). Counted."""
        first = (start.toordinal() if type(start) is _date else _ordinal("from", start)) - self._epoch
        stop = (end.toordinal() if type(end) is _date else _ordinal("to", end)) - self._epoch
        if first > stop:
            raise KalendsError("invalid_parameter", f"from: {start} is after to, {end}; expected from <= to")
        if not self._first <= first <= self._last:
            raise self._outside(first)
        if stop - 1 > self._last:
            raise self._outside(stop - 1)
        count = self._told.count(first, stop)
        return Counted(self, first, stop - 1, self._date(first), self._date(stop), count)

    def adjust(self, date, convention):
        """The date moved to a business day by a convention of CONVENTIONS. Adjusted."""
        at = self._at("date", date)
        _word("convention", convention, CONVENTIONS)
        found = self._adjusted(at, convention)
        found.convention = convention
        return found

    def list(self, start, end=None, n=None, only=None):
        """The business days of start..end, both counted (end: 31 December of the year of start); or n of them from
        start on, up to it when n is negative; with only, one of EDGES, those that are the first or last of their
        period. Listed."""
        first = _ordinal("from", start) - self._epoch
        if only is not None:
            _word("only", only, EDGES)
        if n is None:
            year = self._date(first).year
            last = (_date(year, 12, 31).toordinal() if end is None else _ordinal("to", end)) - self._epoch
            if first > last:
                raise KalendsError("invalid_parameter", f"from: {start} is after to, {end}; expected from <= to")
            self._cover(first, last)
            days = self._range(first, last, only)
            spans = (first, last)
        else:
            if end is not None:
                raise KalendsError("invalid_parameter", "to, n: both were given; expected one of the two")
            n = _integer("n", n)
            if n == 0:
                raise KalendsError("invalid_parameter", 'n: "0" was read; expected an integer that is not 0')
            self._cover(first)
            last = None
            days = self._some(first, n, only)
            spans = (first, days[-1]) if n > 0 else (days[0], first)
        if only is not None:
            is_first = only.startswith("first")
            start_, end_ = self._period(spans[0], only)[0], self._period(spans[1], only)[1]
            spans = (start_, spans[1]) if is_first else (spans[0], end_)
        to = None if last is None else self._date(last)
        return Listed(self, *spans, self._date(first), to, n, only, [self._date(day) for day in days])

    def day(self, date, lang="en", sources=False):
        """Status, names and early closes of a day, for each calendar and combined, as a dict."""
        at = _ordinal("date", date) - self._epoch
        self._cover_each(at)
        days = [self._calendar_day(index, at, lang, sources) for index in self._indexes]
        combine = all if self.mode == "all" else any
        certain = combine(day["is_business_day"] and not day["estimated"] for day in days)
        possible = combine(day["is_business_day"] or day["estimated"] for day in days)
        return {
            "date": self._date(at),
            "mode": self.mode,
            "is_business_day": combine(day["is_business_day"] for day in days),
            "coverage": "verified" if {day["coverage"] for day in days} == {"verified"} else "library",
            "basis": _weakest([day["basis"] for day in days]),
            "estimated": certain != possible,
            "calendars": days,
        }

    def holidays(self, start, end=None, kind=None, lang="en", sources=False):
        """Entries of start..end, both inclusive (end: 31 December of the year of start), as a dict; late opens only
        with kind="late_open"."""
        first = _ordinal("from", start) - self._epoch
        last = (_date(self._date(first).year, 12, 31).toordinal() if end is None else _ordinal("to", end)) - self._epoch
        if first > last:
            raise KalendsError("invalid_parameter", f"from: {start} is after to, {end}; expected from <= to")
        self._cover_each(first, last)
        kinds = ENTRY_KINDS if kind is None else (_word("kind", kind, REQUESTED_KINDS),)
        return {
            "from": self._date(first),
            "to": self._date(last),
            "calendars": [
                {**self._named(index), "entries": list(self._some_entries(index, first, last, kinds, lang, sources))}
                for index in self._indexes
            ],
        }

    def next_holidays(self, start, n=10, kind=None, lang="en", sources=False):
        """The next n entries of each calendar from a date on, as a dict; working weekend days only if requested."""
        first = _ordinal("from", start) - self._epoch
        n = _integer("n", n)
        if not 1 <= n <= _MOST_ENTRIES:
            raise KalendsError("invalid_parameter", f'n: "{n}" was read; expected an integer from 1 to {_MOST_ENTRIES}')
        self._cover_each(first)
        kinds = ("holiday", "early_close") if kind is None else (_word("kind", kind, REQUESTED_KINDS),)
        calendars = []
        for index in self._indexes:
            last = self._release._span(index)[1]
            found = self._some_entries(index, first, last, kinds, lang, sources)
            entries = [entry for entry, _ in zip(found, range(n))]
            calendars.append({**self._named(index), "complete": len(entries) == n, "entries": entries})
        return {"from": self._date(first), "calendars": calendars}

    # For numpy and pandas, which are imported only here

    def to_numpy(self):
        """A numpy.busdaycalendar with the same business days from first to last: outside them numpy goes on without
        holidays, where a BusinessCalendar raises. Weekends that changed and weekend days that are worked are described
        exactly: a weekday that was ever a business day is one in the weekmask, and all days on which it is none are
        holidays."""
        import numpy

        monday = (1 - self._weekday(0)) % 7
        open_ = set(self._told.days(self._first, self._last))
        worked = {(day - monday) % 7 for day in open_}
        mask = [number in worked for number in range(7)]
        closed = [
            self._epoch + day - _ORDINAL_1970
            for day in range(self._first, self._last + 1)
            if day not in open_ and mask[(day - monday) % 7]
        ]
        holidays = numpy.array(closed, dtype="int64").astype("datetime64[D]")
        return numpy.busdaycalendar(weekmask=mask, holidays=holidays)

    def to_pandas(self, start=None, end=None):
        """A pandas CustomBusinessDay over to_numpy(); with start and end the schedule of one exchange.

        The schedule is a DataFrame as pandas_market_calendars gives it: a row for each session, its date the index,
        market_open and market_close in UTC, and break_start and break_end where the exchange has a break.
        """
        import pandas

        if start is None and end is None:
            return pandas.offsets.CustomBusinessDay(calendar=self.to_numpy())
        if len(self.ids) > 1:
            raise KalendsError("invalid_parameter", f"calendars: {len(self.ids)} were read; a schedule is of one exchange")
        sessions = self._release.sessions(self.ids[0], start, end)
        columns = {"market_open": "open", "market_close": "close"}
        if any(session.break_start for session in sessions):
            columns = {"market_open": "open", "break_start": "break_start", "break_end": "break_end", "market_close": "close"}
        index = pandas.DatetimeIndex([session.date for session in sessions])
        values = {
            column: pandas.to_datetime([getattr(session, name) for session in sessions], utc=True)
            for column, name in columns.items()
        }
        return pandas.DataFrame(values, index=index)

    def to_datetime_index(self, start=None, end=None):
        """A pandas DatetimeIndex of the holidays of start..end (default: first to last), each date once."""
        import pandas

        first = self._first if start is None else _ordinal("from", start) - self._epoch
        last = self._last if end is None else _ordinal("to", end) - self._epoch
        self._cover_each(first, last)
        days = {
            day
            for index in self._indexes
            for day, payload, _ in self._release._entries(index, first, last)
            if payload[0] == "holiday"
        }
        return pandas.DatetimeIndex([self._date(day) for day in sorted(days)], name="holiday")

    # Days are counted from the epoch of the release

    def _date(self, day):
        return _date.fromordinal(self._epoch + day)

    def _weekday(self, day):
        """1 = Monday ... 7 = Sunday."""
        return (self._epoch + day - 1) % 7 + 1

    def _at(self, name, date):
        at = (date.toordinal() if type(date) is _date else _ordinal(name, date)) - self._epoch
        if self._first <= at <= self._last:
            return at
        raise self._outside(at)

    def _cover(self, *days):
        for day in days:
            if not self._first <= day <= self._last:
                raise self._outside(day)

    def _cover_each(self, *days):
        for day in days:
            for index in self._indexes:
                first, last = self._release._span(index)
                if not first <= day <= last:
                    raise self._outside(day)

    def _outside(self, day):
        spans = [(index, *self._release._span(index)) for index in self._indexes]
        at = next((index for index, first, last in spans if not first <= day <= last), self._indexes[0])
        return KalendsError("out_of_coverage", f"{self._date(day)} is outside the data of {self._years_of(at)}")

    def _result_outside(self, direction):
        span = self._release._span
        if direction == "after":
            nearest = min(self._indexes, key=lambda index: span(index)[1])
        else:
            nearest = max(reversed(self._indexes), key=lambda index: span(index)[0])
        return KalendsError("out_of_coverage", f"the result lies {direction} the data of {self._years_of(nearest)}")

    def _years_of(self, index):
        record = self._release._records[index]
        return f"{record['id']}, which covers {record['data_years'][0]} to {record['data_years'][1]}"

    def _forward(self, answer, at, skip, more):
        """The business day after `more` others from at + skip on."""
        day = self._told.from_(at + skip, more + 1)
        if day is None:
            raise self._result_outside("after")
        from_ordinal = _date.fromordinal
        date, result = from_ordinal(self._epoch + at), from_ordinal(self._epoch + day)
        return answer(self, at + skip, day, more + 1, date, result)

    def _back(self, answer, at, skip, number):
        """The business day that is the number-th from at - skip back."""
        day = self._told.up_to(at - skip, number)
        if day is None:
            raise self._result_outside("before")
        from_ordinal = _date.fromordinal
        date, result = from_ordinal(self._epoch + at), from_ordinal(self._epoch + day)
        return answer(self, day, at - skip, -number, date, result)

    # Ranges of estimated results: the fewer days are open, the further away the result

    def _bounds_of(self, at, steps):
        """Earliest and latest of so many business days from a day on; back from it, where steps is negative."""
        near, far = self._nth(self._possible, at, steps), self._nth(self._certain, at, steps)
        return (near, far) if steps > 0 else (far, near)

    def _added_bounds(self, date, n):
        """Earliest and latest date of T+n, n not negative; None: outside the data."""
        at = date.toordinal() - self._epoch
        try:
            self.add(date, n)
        except KalendsError:
            return None, None
        found = self._bounds_of(at + 1, n) if n > 0 else self._bounds_of(at, 1)
        return tuple(None if day is None else self._date(day) for day in found)

    @staticmethod
    def _nth(days, at, steps):
        return days.from_(at, steps) if steps > 0 else days.up_to(at, -steps)

    def _bounds_of_adjusted(self, at, convention):
        if convention == "nearest":
            convention = self._nearest(at)
        if not convention.startswith("modified"):
            return self._bounds_of(at, 1 if convention == "following" else -1)
        first, last = self._period(at, "first_of_month")
        # If the rest of the month might have no business day, the result may be on either side of the date.
        if convention == "modified_following":
            after = self._nth(self._certain, at, 1)
            if after is not None and after <= last:
                return self._nth(self._possible, at, 1), after
            return self._nth(self._certain, at, -1), self._nth(self._possible, last, -1)
        before = self._nth(self._certain, at, -1)
        if before is not None and before >= first:
            return before, self._nth(self._possible, at, -1)
        return self._nth(self._possible, first, 1), self._nth(self._certain, at, 1)

    def _nearest(self, at):
        return "following" if self._weekday(at) in (7, 1) else "preceding"

    def _adjusted(self, at, convention):
        if self._told.is_open(at):
            return Adjusted(self, at, at, 1, self._date(at), self._date(at))
        if convention == "nearest":
            convention = self._nearest(at)
        if convention == "following":
            return self._forward(Adjusted, at, 0, 0)
        if convention == "preceding":
            return self._back(Adjusted, at, 0, 1)
        first, last = self._period(at, "first_of_month")
        if convention == "modified_following":
            after = self._told.from_(at, 1)
            if after <= last if after is not None else self._last < last:
                return self._forward(Adjusted, at, 0, 0)
            # No business day is left in the month: the result depends on that, and on the days back.
            found = self._back(Adjusted, at, 0, 1)
            found._last = last
        else:
            before = self._told.up_to(at, 1)
            if before >= first if before is not None else self._first > first:
                return self._back(Adjusted, at, 0, 1)
            found = self._forward(Adjusted, at, 0, 0)
            found._first = first
        return found

    def _range(self, first, last, only):
        if only is None:
            return self._told.days(first, last)
        found = []
        start = self._period(first, only)[0]
        while start <= last:
            day, start = self._edge(start, only)
            if day is not None and first <= day <= last:
                found.append(day)
        return found

    def _some(self, first, n, only):
        if only is None:
            far = self._told.from_(first, n) if n > 0 else self._told.up_to(first, -n)
            if far is None:
                raise self._result_outside("after" if n > 0 else "before")
            return self._told.days(min(first, far), max(first, far))
        found = []
        start = self._period(first, only)[0]
        while self._first <= start <= self._last:
            day, behind = self._edge(start, only)
            if day is not None and (day >= first if n > 0 else day <= first):
                found.append(day)
            if len(found) == abs(n):
                return found if n > 0 else found[::-1]
            start = behind if n > 0 else self._period(start - 1, only)[0]
        raise self._result_outside("after" if n > 0 else "before")

    def _edge(self, start, only):
        """The first or last business day of the period that begins on start, or None; and where the next one begins."""
        last = self._period(start, only)[1]
        day = self._told.from_(start, 1) if only.startswith("first") else self._told.up_to(last, 1)
        return (day if day is not None and start <= day <= last else None), last + 1

    def _are_edges_estimated(self, first, last, only):
        """Whether an uncertain day could change which edges lie in first..last: one lies between the nearest possible and
        the farthest certain edge of a period, and those have a day of first..last between them."""
        start = self._period(first, only)[0]
        while start <= last:
            near, far, behind = self._possible_edges(start, only)
            if near <= last and far >= first and self._told.has_uncertain(near, far):
                return True
            start = behind
        return False

    def _possible_edges(self, start, only):
        """The range of the edge of the period that begins on start, ascending; and the start of the next period."""
        end = self._period(start, only)[1]
        step = 1 if only.startswith("first") else -1
        at, last = (start, end) if step > 0 else (end, start)
        while at != last and not self._possible.is_open(at):
            at += step
        near = at
        while at != last and not self._certain.is_open(at):
            at += step
        return min(near, at), max(near, at), end + 1

    def _period(self, day, only):
        """First and last day of the month, quarter or year of a day."""
        months = _MONTHS[only[only.rindex("_") + 1 :]]
        date = self._date(day)
        month = date.month - (date.month - 1) % months
        behind = _date(date.year + (month + months > 12), (month + months - 1) % 12 + 1, 1)
        return _date(date.year, month, 1).toordinal() - self._epoch, behind.toordinal() - self._epoch - 1

    def _named(self, index):
        record = self._release._records[index]
        return {"id": record["id"], "name": record["name"]}

    def _some_entries(self, index, first, last, kinds, lang, sources):
        if kinds == ("late_open",):
            yield from self._late_opens(index, first, last, sources)
            return
        language = _look_up(lang.lower(), self._release._languages)
        for day, payload, row in self._release._entries(index, first, last):
            if payload[0] in kinds:
                yield self._release._public(day, payload, row, language, sources)

    def _late_opens(self, index, first, last, sources):
        """Late opens of business days, as entries: with a source each, none verified."""
        release = self._release
        for one in release._records[index].get("late_opens", ()):
            at = _date.fromisoformat(one["date"]).toordinal() - self._epoch
            if not first <= at <= last or not release._is_open(index, at):
                continue
            entry = {
                "date": _date.fromisoformat(one["date"]),
                "kind": "late_open",
                "name": one["name"],
                "close_time": None,
                "open_time": one["open"],
                "status": "confirmed",
                "observed": False,
                "coverage": "library",
            }
            if sources:
                entry["sources"] = []
            entry["basis"] = _basis_of_late_open(one)
            if sources:
                entry["citation"] = _citation_of_late_open(one)
            yield entry

    def _calendar_day(self, index, at, lang, sources):
        release = self._release
        entries = list(release._entries(index, at, at))
        payloads = [payload for _, payload, _ in entries]
        is_open = release._is_open(index, at)
        closes = [payload[4] for payload in payloads if payload[0] == "early_close"]
        if is_open:
            status = "early_close" if closes else "open"
        else:
            status = "closed" if any(payload[0] == "holiday" for payload in payloads) else "weekend"
        late = next(self._late_opens(index, at, at, False), None)
        is_listed = not release._is_unverified(index, at)
        verified = is_listed and all(payload[6] == "verified" for payload in payloads)
        day = {
            "id": release._records[index]["id"],
            "status": status,
            "is_business_day": is_open,
            "close_time": closes[-1] if is_open and closes else None,
            **({"open_time": late["open_time"]} if late else {}),
            "coverage": "verified" if verified else "library",
            "basis": "publication" if verified else self._basis_of(index, at, entries),
            "estimated": release._is_uncertain(index, at),
        }
        if sources:
            day["sources"] = self._sources_of(index, at, payloads) if verified else []
        day["entries"] = list(self._some_entries(index, at, at, ENTRY_KINDS, lang, sources))
        return day

    def _basis_of(self, index, at, entries):
        """The basis of its weakest entry; for a day without entries that of its year."""
        release = self._release
        if not entries:
            return release._year_basis(index, self._date(at).year)
        return _weakest([release._basis(payload, row) for _, payload, row in entries])

    def _sources_of(self, index, at, payloads):
        """The sources of its entries, otherwise those that list its year completely."""
        release = self._release
        if payloads:
            named = (source for payload in payloads for source in payload[7])
            return list(dict.fromkeys(named))
        year = self._date(at).year
        lists = release._records[index].get("year_sources", ())
        return list(next((one["sources"] for one in lists if year in one["years"]), ()))


# The days of a calendar are in tables; of several, those that are needed are read. Both answer the same questions


class _Tables:
    """The days of one calendar: all questions are look-ups."""

    def __init__(self, groups, mode, first, last, certainty):
        [[(open_, uncertain, unverified)]] = groups
        days = 8 * len(open_)
        bits = _joined_bits(groups[0], 0, days - 1, certainty)
        within = ((1 << (last + 1)) - 1) >> first << first
        self._open = b"".join([_DAYS_OF_BYTE[byte] for byte in (bits & within).to_bytes(len(open_), "little")])
        # The number of business days before each day, and the business days.
        self._before = array("H", accumulate(self._open, initial=0))
        self._days = array("H", compress(range(days), self._open))
        self._uncertain = int.from_bytes(uncertain, "little")
        self._unverified = int.from_bytes(unverified, "little")

    def is_open(self, at):
        return self._open[at] == 1

    def count(self, first, stop):
        """The business days from first to before stop."""
        return self._before[stop] - self._before[first]

    def from_(self, at, n):
        """The n-th business day from a day on; None if the data end before it."""
        place = self._before[at] + n - 1
        return self._days[place] if place < len(self._days) else None

    def up_to(self, at, n):
        """The n-th business day up to a day, backwards; None if the data begin after it."""
        place = self._before[at + 1] - n
        return self._days[place] if place >= 0 else None

    def days(self, first, last):
        """The business days of first..last."""
        return self._days[self._before[first] : self._before[last + 1]]

    def has_uncertain(self, first, last):
        return first <= last and _within(self._uncertain >> (first & ~7), first, last) != 0

    def has_unverified(self, first, last):
        return first <= last and _within(self._unverified >> (first & ~7), first, last) != 0


class _Together:
    """The days of several calendars, answering as _Tables does."""

    def __init__(self, groups, mode, first, last, certainty):
        # In a group are the members of a joint calendar, of which all must be open.
        self._groups = [[one for group in groups for one in group]] if mode == "all" else groups
        self._mode = mode
        self._first = first
        self._last = last
        self._certainty = certainty

    def _bits(self, first, last):
        return _joined_groups(self._groups, self._mode, first, last, self._certainty)

    def is_open(self, at):
        return self._bits(at, at) == 1

    def count(self, first, stop):
        return _ones(self._bits(first, stop - 1)) if first < stop else 0

    def from_(self, at, n):
        while at <= self._last:
            end = min(at + _span_of(n), self._last)
            bits = self._bits(at, end)
            found = _ones(bits)
            if found >= n:
                return at + _place(bits, n - 1, end - at + 1)
            at, n = end + 1, n - found
        return None

    def up_to(self, at, n):
        while at >= self._first:
            begin = max(at - _span_of(n), self._first)
            bits = self._bits(begin, at)
            found = _ones(bits)
            if found >= n:
                return begin + _place(bits, found - n, at - begin + 1)
            at, n = begin - 1, n - found
        return None

    def days(self, first, last):
        digits = f"{self._bits(first, last):b}" if first <= last else ""
        return [first + at for at, digit in enumerate(reversed(digits)) if digit == "1"]

    def has_uncertain(self, first, last):
        return first <= last and _is_uncertain(self._groups, self._mode, first, last)

    def has_unverified(self, first, last):
        return first <= last and _is_unverified(self._groups, first, last)


_ones = getattr(int, "bit_count", lambda bits: bin(bits).count("1"))  # int.bit_count is new in Python 3.10.


def _joined_groups(groups, mode, first, last, certainty=None):
    """The business days of first..last, as the bits of a number: for all those of every group, for any those of one."""
    joined = _joined_bits(groups[0], first, last, certainty)
    for group in groups[1:]:
        own = _joined_bits(group, first, last, certainty)
        joined = joined & own if mode == "all" else joined | own
    return joined


def _joined_bits(group, first, last, certainty=None):
    """The days of first..last that are open in every calendar of a group, as the bits of a number; with a certainty
    "certain" or "possible" those that certainly or possibly are."""
    begin, end = first >> 3, (last >> 3) + 1
    joined = -1
    for opens, doubts, _ in group:
        own = int.from_bytes(opens[begin:end], "little")
        if certainty == "certain":
            own &= ~int.from_bytes(doubts[begin:end], "little")
        elif certainty == "possible":
            own |= int.from_bytes(doubts[begin:end], "little")
        joined &= own
    return _within(joined, first, last)


def _is_uncertain(groups, mode, first, last):
    """Whether a day of first..last is possibly open, but not certainly. So an uncertain day of a calendar does not matter
    where another one decides: if it is certainly closed for all, certainly open for any."""
    begin, end = first >> 3, (last >> 3) + 1
    if not any(int.from_bytes(doubts[begin:end], "little") for group in groups for _, doubts, _ in group):
        return False
    possible, certain = (_joined_groups(groups, mode, first, last, one) for one in ("possible", "certain"))
    return possible != certain


def _is_unverified(groups, first, last):
    begin, end = first >> 3, (last >> 3) + 1
    read = (int.from_bytes(days[begin:end], "little") for group in groups for _, _, days in group)
    return any(_within(days, first, last) for days in read)


def _within(bits, first, last):
    """The bits of first..last (first <= last), of bytes that begin with that of first."""
    return bits >> (first & 7) & ((1 << (last - first + 1)) - 1)


def _span_of(n):
    """Days that mostly have n business days."""
    return n + n // 2 + 12


def _place(bits, k, width):
    """The place of the k-th set bit (k from 0) of a number of so many bits."""
    at = 0
    while k > 4:
        width = (width + 1) // 2
        low = bits & ((1 << width) - 1)
        below = _ones(low)
        if k < below:
            bits = low
        else:
            bits, k, at = bits >> width, k - below, at + width
    for _ in range(k):
        bits &= bits - 1
    return at + (bits & -bits).bit_length() - 1


# Parsing of arguments, like the server's parameters


def _ordinal(name, value):
    if isinstance(value, str):
        if len(value) == 10 and value[4] == value[7] == "-" and value.isascii():
            try:
                return _date.fromisoformat(value).toordinal()
            except ValueError:
                pass
    elif isinstance(value, _datetime):
        # The form of pandas for a date; an instant is refused.
        if value.tzinfo is None and value.time() == _datetime.min.time():
            return value.toordinal()
    elif isinstance(value, _date):
        return value.toordinal()
    raise KalendsError(
        "invalid_parameter", f'{name}: "{value}" was read; expected an existing date in the form YYYY-MM-DD'
    )


def _integer(name, value):
    try:
        return operator.index(value)
    except TypeError:
        raise KalendsError("invalid_parameter", f'{name}: "{value}" was read; expected an integer') from None


def _word(name, value, words):
    if value in words:
        return value
    raise KalendsError("invalid_parameter", f'{name}: "{value}" was read; expected one of {", ".join(words)}')


def _chain(tag):
    """The tag, then the tag without its last subtag, and so on (RFC 4647, section 3.4)."""
    while tag:
        yield tag
        tag = tag.rpartition("-")[0]
        if len(tag.rpartition("-")[2]) == 1:
            tag = tag.rpartition("-")[0]


def _look_up(tag, languages):
    return next((language for language in _chain(tag) if language in languages), "en")


def _name_in(names, language):
    return next((names[tag] for tag in _chain(language) if tag in names), names["en"])


def _nearest(wrong, ids):
    """The ids with the most pairs of letters in common with an unknown one."""
    asked = _pairs(wrong[:64])

    def unlike(id):
        own = _pairs(id)
        return -2 * len(asked & own) / (len(asked) + len(own)), id

    return sorted(ids, key=unlike)[:3]


def _pairs(text):
    whole = f"^{text.upper()}$"
    return {whole[at : at + 2] for at in range(len(whole) - 1)}
