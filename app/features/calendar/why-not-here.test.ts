import { expect, test } from "vitest";
import { boxesOf } from "#app/features/calendar/boxes.ts";
import { whyNotHere } from "#app/features/calendar/why-not-here.ts";
import type { Places } from "#contract/desk-changes.ts";
import type { Buffer, Calendar, CalendarVisit } from "#contract/front-desk.ts";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial, labonno, massage } from "#tests/support/components/salon-data.ts";

const date = "2026-11-23";
const at = (wall: string) => `${date}T${wall}:00+06:00`;
const buffer = (kind: Buffer["kind"], from: string, to: string, masterId = anika._id): Buffer => ({
  masterId,
  kind,
  startsAt: at(from),
  endsAt: at(to),
});
const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const mina = visitOf("Mina Das", [massage, labonno, "16:00", "17:30"]);
const everyone: Places = {
  minutes: 60,
  places: [anika, labonno].map(({ _id }) => ({ masterId: _id, able: true, starts: [] })),
};

interface Asked {
  visit?: CalendarVisit;
  at: string;
  places?: Places;
  calendar?: Partial<Calendar>;
  begins?: number;
}

function why({ visit = tuli, at: wall, places = everyone, calendar, begins = 0 }: Asked) {
  const [box] = boxesOf([visit], anika._id, date);
  if (!box) throw new Error("The visit has a box.");
  const [hour = 0, minute = 0] = wall.split(":").map(Number);
  const column = { masterId: labonno._id, date, label: labonno.name };
  const shown = { ...calendarOf([visit, mina]), ...calendar };
  return whyNotHere(shown, { box, column, from: hour * 60 + minute, places, begins });
}

test("a guest in the way is named, with the time", () => {
  expect(why({ at: "17:00" })).toBe("Mina Das is with Labonno Das, 4:00 pm to 5:30 pm.");
});

test("a master who does not do the service is named first", () => {
  const places = { ...everyone, places: [{ masterId: labonno._id, able: false, starts: [] }] };
  expect(why({ at: "17:00", places })).toBe("Labonno Das does not perform Turmeric Glow Facial.");
});

test("lunch, a dentist's appointment and closing time are told apart", () => {
  const timeOff = [
    { _id: "off", masterId: labonno._id, reason: "Dentist", startsAt: at("12:00"), endsAt: at("13:00") },
  ];
  expect(why({ at: "12:30", calendar: { timeOff } })).toBe("Dentist: Labonno Das, 12:00 pm to 1:00 pm.");
  expect(why({ at: "19:30" })).toMatch(/^Not working: Labonno Das, 8:00 pm to /);
});

test("a day off shows no hours", () => {
  const days = calendarOf([tuli]).days.map((day) => ({ ...day, working: [] }));
  expect(why({ at: "12:30", calendar: { days } })).toBe("Not working: Labonno Das, all day.");
});

test("clean-up that would overlap the next guest names that guest", () => {
  const visit = { ...tuli, buffers: [buffer("cleanup", "16:00", "16:15")] };
  expect(why({ visit, at: "15:00" })).toBe("Set-up and clean-up would run into Mina Das's visit.");
  expect(why({ at: "15:00" })).toBe("The room that it needs is taken then.");
});

test("the next guest's preparation is in the way, too", () => {
  const waiting = { ...mina, buffers: [buffer("preparation", "15:45", "16:00", labonno._id)] };
  expect(why({ at: "15:00", calendar: { visits: [tuli, waiting] } })).toBe(
    "Set-up and clean-up would run into Mina Das's visit.",
  );
});

test("the past is reported as past", () => {
  expect(why({ at: "12:00", begins: 13 * 60 })).toBe("That time is over.");
});

test("the masters of a shared visit stay in their columns", () => {
  const places: Places = { minutes: 60, places: [{ masterId: null, able: true, starts: [] }] };
  expect(why({ at: "12:00", places })).toMatch(/^Several masters share this visit/);
});
