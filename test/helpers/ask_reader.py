"""Puts questions to the Python package: a JSON object a line on the standard input, its answer a line on the standard output.

Arguments: the folder of the package, packs.bin, manifest.json. Questions are those of reader-questions.ts; besides
them "ids", "settlement", "sessions", "tradingDays" and "isOpen" of markets, "doctest", "numpy" and "pandas", which tell what went wrong, and
"open", which tells how a file is refused.
"""

import datetime
import json
import sys

folder, path, manifest = sys.argv[1:]
sys.dont_write_bytecode = True
sys.path.insert(0, folder)

import kalends  # noqa: E402

release = kalends.open(path, manifest=manifest)


NAMES = {"addPeriod": "add_period"}


def answer(ask, ids, mode, args):
    calendar = getattr(release, mode)(*ids)
    start, end = args.pop("from", None), args.pop("to", None)
    if ask == "isBusinessDay":
        return calendar.is_business_day(args["date"])
    if ask == "day":
        return calendar.day(**args)
    if ask == "holidays":
        return calendar.holidays(start, end, **args)
    if ask == "nextHolidays":
        return calendar.next_holidays(start, **args)
    if ask == "count":
        return calendar.count(start, end).as_dict()
    if ask == "list":
        return calendar.list(start, end, **args).as_dict()
    return getattr(calendar, NAMES.get(ask, ask))(**args).as_dict()


def check_doctest():
    import doctest

    return list(doctest.testmod(kalends, extraglobs={"release": release}))


def check_numpy(ids, mode):
    """Every day of the data, and steps and counts between some of them."""
    import numpy

    calendar = getattr(release, mode)(*ids)
    exported = calendar.to_numpy()
    wrong = []
    first, last = calendar.first.toordinal(), calendar.last.toordinal()
    dates = [datetime.date.fromordinal(day) for day in range(first, last + 1)]
    days = numpy.array(dates, dtype="datetime64[D]")
    for date, is_open in zip(dates, numpy.is_busday(days, busdaycal=exported)):
        if calendar.is_business_day(date) != is_open:
            wrong.append(f"{date}: numpy says {is_open}")
    for date in dates[400:-400:97]:
        for n in (1, 2, 21, 150):
            # numpy counts from a business day: the last one up to the date.
            found = numpy.busday_offset(date, n, roll="backward", busdaycal=exported).item()
            if found != calendar.add(date, n).result:
                wrong.append(f"{date} + {n}: numpy says {found}")
        end = date + datetime.timedelta(days=365)
        counted = int(numpy.busday_count(date, end, busdaycal=exported))
        if counted != calendar.count(date, end).count:
            wrong.append(f"{date} to {end}: numpy counts {counted}")
    return {"days": len(dates), "wrong": wrong[:5]}


def check_pandas(ids, mode):
    import pandas

    calendar = getattr(release, mode)(*ids)
    offset = calendar.to_pandas()
    wrong = []
    for day in range(datetime.date(2020, 1, 1).toordinal(), datetime.date(2027, 1, 1).toordinal(), 11):
        date = pandas.Timestamp(datetime.date.fromordinal(day))
        found = (date + 2 * offset).date()
        # A timestamp at midnight is how pandas writes a date.
        if found != calendar.add(date, 2).result:
            wrong.append(f"{date} + 2: pandas says {found}")
    index = calendar.to_datetime_index("2026-01-01", "2026-12-31")
    listed = calendar.holidays("2026-01-01", "2026-12-31", kind="holiday")["calendars"]
    expected = sorted({entry["date"] for one in listed for entry in one["entries"]})
    if [stamp.date() for stamp in index] != expected:
        wrong.append(f"holidays: {list(index)}")
    return {"holidays": len(index), "wrong": wrong[:5]}


def check_ids(*codes):
    return [list(release.all(code).ids) for code in codes]


def check_open(file, options):
    try:
        return repr(kalends.open(file, **options))
    except (TypeError, ValueError, OSError) as error:
        return f"{type(error).__name__}: {error}"


def check_settlement(market, trade_date, instrument):
    return release.settlement(market, trade_date, instrument)


def check_sessions(id, start, end):
    def told(value):
        return f"{value:%Y-%m-%dT%H:%M:%SZ}" if isinstance(value, datetime.datetime) else value

    return [{name: told(value) for name, value in row._asdict().items()} for row in release.sessions(id, start, end)]


def check_trading_days(id, start, end):
    return {name: value for name, value in release.trading_days(id, start, end)._asdict().items() if name != "sessions"}


def check_is_open(id, at):
    return release.is_open(id, datetime.datetime.fromisoformat(at.replace("Z", "+00:00")))


def check_refused(call, *args):
    return getattr(release, call)(*args)


def check_bool():
    return release.all("DE").add("2026-12-24", True)


CHECKS = {
    "settlement": check_settlement,
    "sessions": check_sessions,
    "tradingDays": check_trading_days,
    "isOpen": check_is_open,
    "refused": check_refused,
    "bool": check_bool,
    "doctest": check_doctest,
    "numpy": check_numpy,
    "pandas": check_pandas,
    "open": check_open,
    "ids": check_ids,
}

for line in sys.stdin:
    asked = json.loads(line)
    try:
        own = CHECKS.get(asked["ask"])
        reply = {"answer": own(*asked["args"]) if own else answer(**asked)}
    except kalends.KalendsError as error:
        reply = {"code": error.code, "detail": str(error)}
    except ImportError as error:
        reply = {"code": "not_installed", "detail": str(error)}
    except Exception as error:  # A fault of the module: its test tells of it.
        reply = {"code": "crashed", "detail": repr(error)}
    print(json.dumps(reply, default=datetime.date.isoformat), flush=True)
