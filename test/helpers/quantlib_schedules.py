"""Schedules as QuantLib makes them: reads {"calendars": [[closed days]], "cases": [...]} as JSON from standard input
and writes one list of [date, whether the period before it is regular] per case, or null where QuantLib refuses."""

import json
import sys

import QuantLib as ql

CONVENTIONS = {
    "following": ql.Following,
    "modified_following": ql.ModifiedFollowing,
    "preceding": ql.Preceding,
    "modified_preceding": ql.ModifiedPreceding,
    "unadjusted": ql.Unadjusted,
}
RULES = {
    "forward": ql.DateGeneration.Forward,
    "backward": ql.DateGeneration.Backward,
    "term": ql.DateGeneration.Zero,
    "twentieth": ql.DateGeneration.Twentieth,
    "third_wednesday": ql.DateGeneration.ThirdWednesdayInclusive,
}


def date(text):
    year, month, day = map(int, text.split("-"))
    return ql.Date(day, month, year)


def calendar(name, closed):
    made = ql.BespokeCalendar(name)
    for day in closed:
        made.addHoliday(date(day))
    return made


def schedule(case, calendars):
    try:
        made = ql.Schedule(
            date(case["start"]),
            date(case["end"]),
            ql.Period(case["frequency"]),
            calendars[case["calendar"]],
            CONVENTIONS[case["convention"]],
            CONVENTIONS[case["termination"]],
            RULES[case["rule"]],
            case["endOfMonth"],
        )
    except RuntimeError:
        return None
    return [[day.ISO(), bool(made.isRegular(place)) if place > 0 else None] for place, day in enumerate(made)]


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    known = [calendar(f"calendar {place}", closed) for place, closed in enumerate(asked["calendars"])]
    # At once: json.dump would write each number of it by itself.
    sys.stdout.write(json.dumps([schedule(case, known) for case in asked["cases"]]))
