import { describe, expect, test } from "vitest";
import type { CalendarEntry } from "#server/calendars/port.ts";
import { writeCalendar } from "#server/calendars/write-calendar.ts";
import { askPython, noPython } from "#tests/support/python.ts";

const startsAt = Date.UTC(2026, 10, 25, 10, 30);
const now = Date.UTC(2026, 10, 24);
const entry: CalendarEntry = {
  uid: "visit-1@salon.example",
  sequence: 2,
  startsAt,
  endsAt: startsAt + 45 * 60_000,
  status: "confirmed",
  summary: 'হেয়ার কাট; Cut, \\ "wash" & blow-dry at a salon whose name is long enough to be folded twice over',
  description: "With Mim.\nQuestions? Call.\r\nBEGIN:VALARM",
  location: "Road 27, Dhanmondi, Dhaka",
};

describe.skipIf(noPython)(noPython ?? "Debian's icalendar", () => {
  test("reads a private calendar as it is meant, whatever its texts contain", () => {
    const frame = { company: "Shiuli", name: "Shiuli", zone: "Asia/Dhaka", now };
    expect(
      read(writeCalendar([entry, { ...entry, uid: "visit-2", status: "tentative" }], frame)),
    ).toMatchObject({
      method: "PUBLISH",
      errors: [],
      events: [
        {
          uid: entry.uid,
          sequence: 2,
          start: "2026-11-25T10:30:00+00:00",
          end: "2026-11-25T11:15:00+00:00",
          status: "CONFIRMED",
          summary: entry.summary,
          location: entry.location,
          errors: [],
        },
        { uid: "visit-2", status: "TENTATIVE" },
      ],
    });
  });

  test("reads a mail's invitation, and its cancellation", () => {
    const people = {
      organizer: { name: "Shiuli", address: "hello@salon.example" },
      attendee: { name: "Mim", address: "mim@example.com" },
    };
    const frame = { company: "Shiuli", now, invitation: { ...people, method: "request" as const } };
    expect(read(writeCalendar([entry], frame))).toMatchObject({
      method: "REQUEST",
      events: [{ attendee: "mailto:mim@example.com", sequence: 2 }],
    });
    const cancelled = { ...frame, invitation: { ...people, method: "cancel" as const } };
    expect(read(writeCalendar([{ ...entry, sequence: 3, status: "cancelled" }], cancelled))).toMatchObject({
      method: "CANCEL",
      events: [{ uid: entry.uid, sequence: 3, status: "CANCELLED" }],
    });
  });
});

function read(calendar: string): unknown {
  return JSON.parse(askPython("tests/mail/read_calendar.py", calendar));
}
