"""Columns of dates beside the same dates one by one: see columns.test.ts.

Arguments: the folder of the package, packs.bin, manifest.json, and how many dates are drawn for each calendar. Prints JSON:
how many rows were compared, and what differed.
"""

import datetime
import json
import random
import sys

folder, path, manifest, drawn = sys.argv[1:]
sys.dont_write_bytecode = True
sys.path.insert(0, folder)

import kalends  # noqa: E402
import numpy  # noqa: E402

CALENDARS = [
    ("all", "XNYS"),
    ("all", "AE"),
    ("any", "CN"),
    ("all", "SA+IL"),
    ("all", "XNYS", "EUR", "JP"),
    ("any", "AE", "SA", "EUR"),
    ("any", "XLON+XNYS", "HU"),
]
MARKETS = ("XNYS", "XLON", "XHKG", "XSAU", "XNSE", "XTKS", "XCAS")
release = kalends.open(path, manifest=manifest)
draw = random.Random(38)
told = {"rows": 0, "wrong": []}


def same(what, dates, column, singles):
    """Compares the members of a column's rows with those of the single answers."""
    for name, values in column.items():
        found = values.tolist() if hasattr(values, "tolist") else list(values)
        expected = [one[name] for one in singles]
        told["rows"] += len(found)
        # NaT is read as None.
        wrong = [f"{what} {date} {name}: {a}, alone {b}" for date, a, b in zip(dates, found, expected) if a != b]
        told["wrong"].extend(wrong[:3])
        if len(found) != len(expected):
            told["wrong"].append(f"{what}: {len(found)} rows")


RANGES = ("result", "earliest", "latest")


def found_one(answer, *more):
    told = {name: getattr(answer, name) for name in (*RANGES, *more)}
    return {**told, "estimated": answer.estimated, "verified": answer.coverage == "verified"}


def found_all(answer, *more):
    return {name: getattr(answer, name) for name in (*RANGES, *more, "estimated", "verified")}


def check_calendar(mode, *ids):
    calendar = getattr(release, mode)(*ids)
    first, last = calendar.first.toordinal(), calendar.last.toordinal()
    days = [draw.randint(first + 600, last - 600) for _ in range(int(drawn))]
    dates = [datetime.date.fromordinal(day) for day in days]
    array = numpy.array(dates, dtype="datetime64[D]")
    named = f"{mode} {','.join(ids)}"
    same(f"{named} is", dates, {"is": calendar.is_business_day(array)}, [{"is": calendar.is_business_day(d)} for d in dates])
    for n in (-250, -1, 0, 1, 2, 250):
        same(f"{named} add {n}", dates, found_all(calendar.add(array, n)), [found_one(calendar.add(d, n)) for d in dates])
    numbers = [draw.randint(-20, 20) for _ in dates]
    singles = [found_one(calendar.add(d, n)) for d, n in zip(dates, numbers)]
    same(f"{named} add each", dates, found_all(calendar.add(array, numpy.array(numbers, dtype="int16"))), singles)
    for name in ("next", "previous"):
        for inclusive in (False, True):
            ask = getattr(calendar, name)
            singles = [found_one(ask(d, inclusive)) for d in dates]
            same(f"{named} {name} {inclusive}", dates, found_all(ask(array, inclusive)), singles)
    ends = [date + datetime.timedelta(days=draw.choice((0, 1, 7, 90, 365))) for date in dates]
    counts = [calendar.count(a, b) for a, b in zip(dates, ends)]
    singles = [{"count": c.count, "least": c.least, "most": c.most, "estimated": c.estimated, "verified": c.coverage == "verified"} for c in counts]
    counted = calendar.count(array, numpy.array(ends, dtype="datetime64[D]"))
    same(f"{named} count", dates, {name: getattr(counted, name) for name in singles[0]}, singles)
    check_moved(named, calendar, draw_more(calendar))
    # Where the data begin and end.
    edge = calendar.count(numpy.array([calendar.first, calendar.last]), datetime.date.fromordinal(last + 1))
    same(f"{named} edge", [], {"count": edge.count}, [{"count": calendar.count(d, datetime.date.fromordinal(last + 1)).count} for d in (calendar.first, calendar.last)])


PERIODS = ("1M", "-1M", "3M", "1Y", "10D", "-2W", "1Y1D")


def check_moved(named, calendar, dates):
    """Few rows, which are looked at one by one; and so many that all days between them are."""
    for repeated in (1, 40_000 // len(dates)):
        array = numpy.array(dates * repeated, dtype="datetime64[D]")
        for convention in kalends.CONVENTIONS:
            singles = [found_one(calendar.adjust(d, convention), "adjusted") for d in dates] * repeated
            same(f"{named} adjust {convention}", dates * repeated, found_all(calendar.adjust(array, convention), "adjusted"), singles)
        for period in PERIODS if repeated == 1 else PERIODS[:1]:
            for convention in (*kalends.CONVENTIONS, "unadjusted"):
                for ends in {False, "M" in period}:
                    n = draw.randint(-3, 3)
                    more = ("unadjusted", "end_of_month")
                    singles = [found_one(calendar.add_period(d, period, n, convention, ends), *more) for d in dates] * repeated
                    found = calendar.add_period(array, period, n, convention, ends)
                    same(f"{named} {period} {n} {convention} {ends}", dates * repeated, found_all(found, *more), singles)


def draw_more(calendar):
    """Where months end, in years with many estimated days, so that conventions turn back."""
    ends = [datetime.date(draw.randint(2005, 2050), draw.randint(1, 12), 1) for _ in range(int(drawn))]
    days = [draw.randint(calendar.first.toordinal() + 2000, calendar.last.toordinal() - 2000) for _ in range(int(drawn) // 2)]
    return [date + datetime.timedelta(days=draw.randint(-4, 4)) for date in ends] + [datetime.date.fromordinal(day) for day in days]


def check_market(id):
    start, end = datetime.date(2024, 6, 1).toordinal(), datetime.date(2029, 12, 31).toordinal()
    dates = [datetime.date.fromordinal(draw.randint(start, end)) for _ in range(int(drawn))]
    column = release.settlement(id, numpy.array(dates, dtype="datetime64[D]"))
    singles = [release.all(id).settlement(date) for date in dates]
    expected = [
        {**one, "days": one["cycle"]["days"], "verified": one["coverage"] == "verified"} for one in singles
    ]
    for one in expected:
        one.setdefault("earliest", one["result"])
        one.setdefault("latest", one["result"])
    names = ("trade_date", "result", "days", "estimated", "verified", "earliest", "latest")
    same(f"settlement {id}", dates, {name: getattr(column, name) for name in names}, expected)


for asked in CALENDARS:
    check_calendar(*asked)
for market in MARKETS:
    check_market(market)
print(json.dumps(told))
