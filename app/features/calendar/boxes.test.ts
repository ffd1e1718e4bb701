import { expect, test } from "vitest";
import { boxesOf, closedIn, hoursShown } from "#app/features/calendar/boxes.ts";
import type { Calendar, CalendarVisit } from "#contract/front-desk.ts";

const date = "2026-11-21";
const at = (wall: string) => `${date}T${wall}:00+06:00`;

function visit(id: string, ...items: [master: string, from: string, to: string][]): CalendarVisit {
  return {
    _id: id,
    name: id,
    email: "",
    number: "01700000000",
    service_name: "",
    price: 60,
    dueAtSalon: 0,
    date: at("09:00"),
    transactionId: "",
    status: "confirmed",
    startsAt: at(items[0]?.[1] ?? "10:00"),
    endsAt: at(items.at(-1)?.[2] ?? "11:00"),
    items: items.map(([masterId, from, to], index) => ({
      serviceId: String(index),
      service_name: `Service ${index}`,
      masterId,
      masterName: masterId,
      startsAt: at(from),
      endsAt: at(to),
      price: 60,
    })),
    canCancel: true,
    canMove: true,
    freeUntil: null,
    note: "",
    paid: "card",
    visitsHad: 0,
    guestId: null,
    buffers: [],
  };
}

const day: Calendar["days"][number] = {
  date,
  open: [{ startsAt: at("10:00"), endsAt: at("20:00") }],
  working: [
    {
      masterId: "sadia",
      spans: [
        { startsAt: at("11:00"), endsAt: at("13:30") },
        { startsAt: at("14:15"), endsAt: at("20:00") },
      ],
    },
  ],
  bookings: 0,
  taken: 0,
  bookedMinutes: 0,
  openMinutes: 495,
  chairsInUse: 0,
};

test("consecutive services with one master are one box, with two masters two", () => {
  const both = visit(
    "one",
    ["sadia", "10:00", "11:00"],
    ["sadia", "11:00", "11:30"],
    ["farzana", "11:30", "12:00"],
  );
  expect(boxesOf([both], "sadia", date)).toMatchObject([
    { from: 600, to: 690, services: "Service 0, Service 1" },
  ]);
  expect(boxesOf([both], "farzana", date)).toMatchObject([{ from: 690, to: 720 }]);
  expect(boxesOf([both], "farzana", "2026-11-22")).toEqual([]);
});

test("overlapping visits are side by side, and later ones take the whole width again", () => {
  const visits = [
    visit("long", ["sadia", "10:00", "12:00"]),
    visit("short", ["sadia", "10:30", "11:00"]),
    visit("next", ["sadia", "11:15", "12:00"]),
    visit("later", ["sadia", "12:00", "13:00"]),
  ];
  expect(
    boxesOf(visits, "sadia", date).map(({ visit: { name }, lane, lanes }) => [name, lane, lanes]),
  ).toEqual([
    ["long", 0, 2],
    ["short", 1, 2],
    ["next", 1, 2],
    ["later", 0, 1],
  ]);
});

test("time outside a master's hours is off, between them a break, and blocked time says why", () => {
  const off = {
    _id: "off",
    masterId: "sadia",
    reason: "Dentist",
    startsAt: at("18:00"),
    endsAt: "2026-11-23T10:00:00+06:00",
  };
  expect(
    closedIn(day, "sadia", [off], { from: 600, to: 1260 }).map(({ from, to, label }) => [from, to, label]),
  ).toEqual([
    [600, 660, "Not working"],
    [810, 855, "Break"],
    [1200, 1260, "Not working"],
    [1080, 1260, "Dentist"],
  ]);
  expect(closedIn({ ...day, open: [], working: [] }, "sadia", [], { from: 600, to: 1200 })).toMatchObject([
    { from: 600, to: 1200, label: "Closed" },
  ]);
});

test("a visit past midnight is on both dates, and each is as long as it needs", () => {
  const night = visit("night", ["sadia", "23:30", "23:50"]);
  const [item] = night.items;
  const until = "2026-11-22T00:30:00+06:00";
  const past = { ...night, endsAt: until, items: item ? [{ ...item, endsAt: until }] : [] };
  const after = { ...day, date: "2026-11-22", open: [] };
  const boxes = [date, after.date].map((one) => boxesOf([past], "sadia", one));
  expect(boxes).toMatchObject([[{ from: 1410, to: 1440 }], [{ from: 0, to: 30 }]]);
  expect(boxes[0]?.[0]?.key).not.toBe(boxes[1]?.[0]?.key);
  expect(hoursShown([day], [past])).toEqual({ from: 600, to: 1440 });
  expect(hoursShown([after], [past])).toEqual({ from: 0, to: 60 });
});

test("the day covers the opening hours and the visits, in whole hours", () => {
  expect(hoursShown([day], [])).toEqual({ from: 600, to: 1200 });
  expect(hoursShown([day], [visit("early", ["sadia", "08:30", "09:00"])])).toEqual({ from: 480, to: 1200 });
  expect(hoursShown([{ ...day, open: [] }], [])).toEqual({ from: 600, to: 1200 });
});
