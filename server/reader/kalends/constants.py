"""The words that questions and answers use."""

from __future__ import annotations

from datetime import date as _date

CONVENTIONS = ("following", "modified_following", "preceding", "modified_preceding", "nearest")
PERIOD_CONVENTIONS = CONVENTIONS + ("unadjusted",)
EDGES = ("first_of_month", "last_of_month", "first_of_quarter", "last_of_quarter", "first_of_year", "last_of_year")
NTH_OF_MONTH = "nth_of_month"
KINDS = ("country", "settlement", "exchange", "bond", "own")
ENTRY_KINDS = ("holiday", "early_close", "weekend_workday")
REQUESTED_KINDS = ENTRY_KINDS + ("late_open",)
"""Late opens are conventions of a market, returned only if requested."""
BASES = ("publication", "law", "notice", "report", "rule", "library", "own")
"""The possible bases of a date, strongest first."""
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
ORDINAL_1970 = _date(1970, 1, 1).toordinal()
