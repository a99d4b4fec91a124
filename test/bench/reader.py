"""The questions of reader.ts, put to the Python package, to numpy and to pandas.

Argument: a JSON file { file, sha256, starts, sources, offsets, spans, few }. Prints JSON: [ { title, openMs, rows:
[ { question, asked, ns, sum } ] } ], where ns is processor time per question and sum that of the answers (day numbers,
counts or 1 for a business day). A library that is not installed is left out.
"""

import array
import datetime
import json
import sys
import time

with open(sys.argv[1], encoding="utf-8") as file:
    asked = json.load(file)
sys.dont_write_bytecode = True
sys.path.insert(0, asked["sources"])

import kalends  # noqa: E402

ORDINAL_1970 = datetime.date(1970, 1, 1).toordinal()
raw = array.array("i")
with open(asked["starts"], "rb") as file:
    raw.frombytes(file.read())


def dates(count, later=0):
    return [datetime.date.fromordinal(ORDINAL_1970 + day + later) for day in raw[:count]]


def timed(question, count, run, total):
    """run makes the answers; total adds them up, after the clock was stopped."""
    began = time.process_time_ns()
    answers = run()
    ns = (time.process_time_ns() - began) / count
    return {"question": question, "asked": count, "ns": ns, "sum": int(total(answers))}


def days_of(answers):
    return sum(answer.toordinal() for answer in answers) - ORDINAL_1970 * len(answers)


def with_kalends(nyse, open_ms):
    count = asked["few"]["python"]
    some = dates(count)
    rows = [timed("is", count, lambda: [nyse.is_business_day(day) for day in some], sum)]
    for n in asked["offsets"]:
        rows.append(timed(f"add {n}", count, lambda n=n: [nyse.add(day, n).result for day in some], days_of))
    for span in asked["spans"]:
        pairs = list(zip(some, dates(count, span)))
        rows.append(timed(f"count {span}", count, lambda p=pairs: [nyse.count(a, b).count for a, b in p], sum))
    return {"title": "Python", "openMs": open_ms, "rows": rows}


def with_columns(nyse, made, title, more=lambda answer: None):
    """All at once, of columns; more: what else is read of each answer while the clock runs."""
    import numpy

    every = numpy.array(raw, dtype="int64").astype("datetime64[D]")
    column = made(every)

    def asked_of(ask, name):
        def run():
            answer = ask()
            more(answer)
            return getattr(answer, name)

        return run

    def numbers(answers):
        return numpy.asarray(answers).astype("datetime64[D]").astype("int64").sum()

    # The memory that is first asked of the system takes longer.
    more(nyse.add(column, 1))
    rows = [timed("is", len(every), lambda: nyse.is_business_day(column), numpy.sum)]
    for n in asked["offsets"]:
        rows.append(timed(f"add {n}", len(every), asked_of(lambda n=n: nyse.add(column, n), "result"), numbers))
    for span in asked["spans"]:
        ends = made(every + span)
        run = asked_of(lambda e=ends: nyse.count(column, e), "count")
        rows.append(timed(f"count {span}", len(every), run, numpy.sum))
    return {"title": title, "rows": rows}


def with_duckdb(nyse):
    """A table of days in DuckDB, joined to the dates."""
    import duckdb
    import numpy
    import pandas

    every = numpy.array(raw, dtype="int64").astype("datetime64[D]")
    days = numpy.arange(numpy.datetime64(nyse.first), numpy.datetime64(nyse.last))
    is_open = nyse.is_business_day(days)
    before = numpy.cumsum(is_open) - is_open
    connection = duckdb.connect(config={"threads": 1})
    connection.register("made", pandas.DataFrame({"date": days, "is_open": is_open, "before": before}))
    connection.execute("create table days as select date::date as date, is_open, before from made")
    connection.execute("create table ranks as select date, before as rank from days where is_open")
    connection.register("drawn", pandas.DataFrame({"date": every}))
    connection.execute("create table asked as select date::date as date from drawn")

    def run(sql):
        return lambda: connection.execute(sql).fetchnumpy()["answer"]

    def numbers(answers):
        return numpy.asarray(answers).astype("datetime64[D]").astype("int64").sum()

    join = "from asked join days on days.date = asked.date"
    rows = [timed("is", len(every), run(f"select is_open as answer {join}"), numpy.sum)]
    for n in asked["offsets"]:
        after = f"join ranks on ranks.rank = days.before + days.is_open::int + {n - 1}"
        rows.append(timed(f"add {n}", len(every), run(f"select ranks.date as answer {join} {after}"), numbers))
    for span in asked["spans"]:
        end = f"join days as ends on ends.date = asked.date + {span}"
        sql = f"select ends.before - days.before as answer {join} {end}"
        rows.append(timed(f"count {span}", len(every), run(sql), numpy.sum))
    return {"title": f"DuckDB {duckdb.__version__}, 1M", "rows": rows}


def with_numpy(calendar):
    """Question by question, of dates as numpy has them, and all at once."""
    import numpy

    count = asked["few"]["one"]
    every = numpy.array(raw, dtype="int64").astype("datetime64[D]")
    some = list(every[:count])
    options = {"roll": "backward", "busdaycal": calendar}

    def offset(days, n):
        return numpy.busday_offset(days, n, **options)

    def numbers(answers):
        return numpy.array(answers).astype("int64").sum()

    one = [timed("is", count, lambda: [numpy.is_busday(day, busdaycal=calendar) for day in some], sum)]
    all_ = [timed("is", len(every), lambda: numpy.is_busday(every, busdaycal=calendar), numpy.sum)]
    for n in asked["offsets"]:
        one.append(timed(f"add {n}", count, lambda n=n: [offset(day, n) for day in some], numbers))
        all_.append(timed(f"add {n}", len(every), lambda n=n: offset(every, n), numbers))
    for span in asked["spans"]:
        pairs = list(zip(some, every[:count] + span))
        counts = numpy.busday_count
        one.append(timed(f"count {span}", count, lambda p=pairs: [counts(a, b, busdaycal=calendar) for a, b in p], sum))
        ask_all = lambda s=span: counts(every, every + s, busdaycal=calendar)  # noqa: E731
        all_.append(timed(f"count {span}", len(every), ask_all, numpy.sum))
    version = numpy.__version__
    return [{"title": f"numpy {version}", "rows": one}, {"title": "numpy, 1M at once", "rows": all_}]


def with_pandas(nyse):
    import pandas

    count = asked["few"]["pandas"]
    offset = nyse.to_pandas()
    some = [pandas.Timestamp(day) for day in dates(count)]
    rows = [timed("is", count, lambda: [offset.is_on_offset(day) for day in some], sum)]
    for n in asked["offsets"]:
        step = n * offset
        rows.append(timed(f"add {n}", count, lambda s=step: [day + s for day in some], days_of))
    # It has no count of its own.
    none = {"asked": 0, "ns": 0, "sum": 0}
    rows += [{"question": f"count {span}", **none} for span in asked["spans"]]
    return {"title": f"pandas {pandas.__version__}", "rows": rows}


began = time.process_time_ns()
release = kalends.open(asked["file"], sha256=asked["sha256"])
opened_ms = (time.process_time_ns() - began) / 1e6
nyse = release.all("XNYS")
peers = [with_kalends(nyse, opened_ms)]
try:
    import numpy

    def trusted(answer):
        return answer.estimated, answer.verified

    peers.append(with_columns(nyse, lambda every: every, "Python, 1M at once"))
    peers.append(with_columns(nyse, lambda every: every, "with estimated", trusted))
    peers += with_numpy(nyse.to_numpy())
    import pandas

    peers.append(with_columns(nyse, pandas.Series, "Series, 1M at once"))
    peers.append(with_pandas(nyse))
    peers.append(with_duckdb(nyse))
except ImportError as error:
    print(f"{error}: left out", file=sys.stderr)
print(json.dumps(peers))
