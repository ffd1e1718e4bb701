"""Uses Debian's icalendar as an independent calendar program: reads a file and prints what it understood."""

import json
import sys

from icalendar import Calendar

calendar = Calendar.from_ical(sys.stdin.buffer.read())
events = [
    {
        "uid": str(event["uid"]),
        "sequence": int(event["sequence"]),
        "start": event["dtstart"].dt.isoformat(),
        "end": event["dtend"].dt.isoformat(),
        "status": str(event["status"]),
        "summary": str(event["summary"]),
        "location": str(event.get("location", "")),
        "description": str(event.get("description", "")),
        "attendee": str(event.get("attendee", "")).lower(),
        "errors": event.errors,
    }
    for event in calendar.walk("vevent")
]
print(json.dumps({"method": str(calendar["method"]), "errors": calendar.errors, "events": events}))
