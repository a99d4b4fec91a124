"""Reads an iCalendar text from standard input with python3-icalendar; writes its events as JSON."""

import json
import sys

import icalendar

calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
errors = list(calendar.errors)
events = []
for event in calendar.walk("VEVENT"):
    errors += event.errors
    events.append(
        {
            "uid": str(event["UID"]),
            "start": event["DTSTART"].dt.isoformat(),
            "end": event["DTEND"].dt.isoformat(),
            "summary": str(event["SUMMARY"]),
            "description": str(event["DESCRIPTION"]),
            "status": str(event["STATUS"]),
            "sequence": int(event["SEQUENCE"]),
            "stamp": event["DTSTAMP"].dt.isoformat(),
            "modified": event["LAST-MODIFIED"].dt.isoformat(),
        }
    )
json.dump({"method": str(calendar["METHOD"]), "errors": errors, "events": events}, sys.stdout)
