"""The questions of peers.ts, put to numpy and to QuantLib.

Argument: a JSON file { first, days, holidays, starts, offsets, spans, few }: all days are counted from 1970-01-01, the
weekend is Saturday and Sunday. Prints JSON: { library: { version, rows: [ { question, asked, ns, sum } ] } }, where ns is
processor time per question and sum that of the answers (day numbers or counts). A library that is not installed is null.
"""

import array
import json
import sys
import time

with open(sys.argv[1], encoding="utf-8") as file:
    asked = json.load(file)
starts_raw = array.array("i")
with open(asked["starts"], "rb") as file:
    starts_raw.frombytes(file.read())


def timed(question, count, run):
    began = time.process_time_ns()
    total = run()
    return {"question": question, "asked": count, "ns": (time.process_time_ns() - began) / count, "sum": total}


def with_numpy():
    try:
        import numpy
    except ImportError:
        return None
    calendar = numpy.busdaycalendar(weekmask="1111100", holidays=numpy.array(asked["holidays"], dtype="datetime64[D]"))
    starts = numpy.array(starts_raw, dtype="int64").astype("datetime64[D]")

    def offset(n):
        found = numpy.busday_offset(starts, n, roll="backward", busdaycal=calendar)
        return int(found.astype("int64").sum())

    def count(span):
        return int(numpy.busday_count(starts, starts + span, busdaycal=calendar).sum())

    offset(1)
    rows = [timed(f"add {n}", len(starts), lambda n=n: offset(n)) for n in asked["offsets"]]
    rows += [timed(f"count {span}", len(starts), lambda span=span: count(span)) for span in asked["spans"]]
    return {"version": numpy.__version__, "rows": rows}


def with_quantlib():
    try:
        import QuantLib as ql
    except ImportError:
        return None
    # QuantLib's serial number 25569 is 1970-01-01.
    calendar = ql.BespokeCalendar("as asked")
    calendar.addWeekend(ql.Saturday)
    calendar.addWeekend(ql.Sunday)
    for day in asked["holidays"]:
        calendar.addHoliday(ql.Date(day + 25569))
    rows = []
    for n in asked["offsets"]:
        few = min(len(starts_raw), max(1, asked["few"] // n))
        days = [ql.Date(day + 25569) for day in starts_raw[:few]]
        rows.append(
            timed(f"add {n}", few, lambda: sum(calendar.advance(d, n, ql.Days).serialNumber() - 25569 for d in days))
        )
    for span in asked["spans"]:
        few = min(len(starts_raw), max(1, asked["few"] // span))
        pairs = [(ql.Date(day + 25569), ql.Date(day + span + 25569)) for day in starts_raw[:few]]
        rows.append(
            timed(f"count {span}", few, lambda: sum(calendar.businessDaysBetween(a, b, True, False) for a, b in pairs))
        )
    return {"version": ql.__version__, "rows": rows}


print(json.dumps({"numpy": with_numpy(), "QuantLib": with_quantlib()}))
