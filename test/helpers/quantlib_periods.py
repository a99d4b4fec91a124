"""Periods of schedules as QuantLib makes them: reads {"calendars": [[closed days]], "cases": [...], "fractions": [...],
"icma": [...]} as JSON from standard input and writes {"cases": [...], "fractions": [...], "icma": [...]}: of a case rows
[accrual start, accrual end, payment, fixing, ex-coupon date], of a fraction the part of a year, of an ICMA schedule that
of each period; null where QuantLib refuses."""

import json
import sys

import QuantLib as ql

from quantlib_schedules import CONVENTIONS, calendar, date

RULES = {
    "forward": ql.DateGeneration.Forward,
    "backward": ql.DateGeneration.Backward,
    "cds2015": ql.DateGeneration.CDS2015,
    "cds": ql.DateGeneration.CDS,
    "old_cds": ql.DateGeneration.OldCDS,
    "twentieth": ql.DateGeneration.Twentieth,
    "twentieth_imm": ql.DateGeneration.TwentiethIMM,
}


def optional(text):
    return date(text) if text else ql.Date()


TEXTS = {}


def text_of(day):
    """Of each day once: QuantLib takes longer than to look it up."""
    serial = day.serialNumber()
    if serial not in TEXTS:
        TEXTS[serial] = day.ISO()
    return TEXTS[serial]


def rows(case, calendars):
    try:
        of = calendars[case["calendar"]]
        made = ql.Schedule(
            date(case["start"]),
            date(case["end"]),
            ql.Period(case["frequency"]),
            of,
            CONVENTIONS[case["convention"]],
            CONVENTIONS[case["termination"]],
            RULES[case["rule"]],
            False,
            optional(case.get("first")),
            optional(case.get("last")),
        )
    except RuntimeError:
        return None
    paid_on = calendars[case["payment_calendar"]]
    fixed_on = calendars[case["fixing_calendar"]]
    answer = []
    for place in range(1, len(made)):
        start, end = made[place - 1], made[place]
        # As the constructors of Leg, FloatingRateCoupon and FixedRateCoupon do.
        paid = paid_on.advance(end, case["payment_lag"], ql.Days, CONVENTIONS[case["payment"]])
        fixed = fixed_on.advance(start, -case["fixing_lag"], ql.Days, ql.Preceding)
        ex = paid_on.advance(paid, -case["ex_days"], ql.Days, ql.Unadjusted)
        answer.append([text_of(day) for day in (start, end, paid, fixed, ex)])
    return answer


def fraction(case, calendars):
    start, end = date(case["start"]), date(case["end"])
    counts = {
        "ACT/360": lambda: ql.Actual360(),
        "ACT/365F": lambda: ql.Actual365Fixed(),
        "ACT/ACT ISDA": lambda: ql.ActualActual(ql.ActualActual.ISDA),
        "ACT/ACT AFB": lambda: ql.ActualActual(ql.ActualActual.AFB),
        "30E/360 ISDA": lambda: ql.Thirty360(ql.Thirty360.ISDA, end),
        "NL/365": lambda: ql.Actual365Fixed(ql.Actual365Fixed.NoLeap),
        "1/1": lambda: ql.OneDayCounter(),
        "30/360": lambda: ql.Thirty360(ql.Thirty360.BondBasis),
        "30E/360": lambda: ql.Thirty360(ql.Thirty360.EurobondBasis),
        "BUS/252": lambda: ql.Business252(calendars[case["calendar"]]),
    }
    return counts[case["day_count"]]().yearFraction(start, end)


def icma(case, calendars):
    """Of each period of an unadjusted schedule, by the schedule itself."""
    try:
        made = ql.Schedule(
            date(case["start"]),
            date(case["end"]),
            ql.Period(case["frequency"]),
            ql.NullCalendar(),
            ql.Unadjusted,
            ql.Unadjusted,
            RULES[case["rule"]],
            False,
            optional(case.get("first")),
            optional(case.get("last")),
        )
        count = ql.ActualActual(ql.ActualActual.ISMA, made)
        return [count.yearFraction(made[place - 1], made[place]) for place in range(1, len(made))]
    except RuntimeError:
        return None


asked = json.load(sys.stdin)
known = [calendar(f"calendar {place}", closed) for place, closed in enumerate(asked["calendars"])]
answers = {
    "cases": [rows(case, known) for case in asked.get("cases", [])],
    "fractions": [fraction(case, known) for case in asked.get("fractions", [])],
    "icma": [icma(case, known) for case in asked.get("icma", [])],
}
# At once: json.dump would write each number of it by itself.
sys.stdout.write(json.dumps(answers))
