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

from .added import Added
from .added_period import AddedPeriod
from .adjusted import Adjusted
from .business_calendar import BusinessCalendar
from .columns import CountedColumn, FoundColumn
from .constants import BASES, CONVENTIONS, EDGES, ENTRY_KINDS, KINDS
from .counted import Counted
from .errors import KalendsError
from .found import Found
from .listed import Listed
from .moved_columns import AddedPeriodColumn, AdjustedColumn
from .opening import open
from .pack import FORMAT
from .release import Release
from .sessions import Session, TradingDays
from .settlement_column import SettlementColumn

__all__ = [
    "BASES",
    "CONVENTIONS",
    "EDGES",
    "ENTRY_KINDS",
    "FORMAT",
    "KINDS",
    "Added",
    "AddedPeriod",
    "AddedPeriodColumn",
    "Adjusted",
    "AdjustedColumn",
    "BusinessCalendar",
    "Counted",
    "CountedColumn",
    "Found",
    "FoundColumn",
    "KalendsError",
    "Listed",
    "Release",
    "Session",
    "SettlementColumn",
    "TradingDays",
    "open",
]
__version__ = "1.0.0"
