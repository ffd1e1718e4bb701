import { expect, test } from "vitest";
import { at, booked, diaryOf, master, service, visitOf } from "#domain/availability/salon.fixture.ts";
import { blockersOf, whyNot } from "#domain/availability/why-not.ts";

test("a free hour has no reasons against it", () => {
  expect(whyNot(diaryOf(), visitOf("facial"), at("15:00"))).toEqual([]);
});

test("an hour when both masters are busy names each of them", () => {
  const diary = booked(booked(diaryOf(), "sadia", "15:00", "16:00"), "farzana", "14:30", "15:30");
  expect(whyNot(diary, visitOf("facial"), at("15:00"))).toEqual([
    { code: "master_busy", serviceId: "facial", masterId: "sadia" },
    { code: "master_busy", serviceId: "facial", masterId: "farzana" },
  ]);
});

test("a master's day off affects no other master", () => {
  const dayOff = { masterId: "sadia", from: "2026-11-23", to: "2026-11-25", spans: [] };
  const diary = diaryOf({ exceptions: [dayOff] });
  expect(whyNot(diary, visitOf("facial with sadia"), at("15:00"))).toEqual([
    { code: "master_off", serviceId: "facial", masterId: "sadia" },
  ]);
  expect(whyNot(diary, visitOf("facial"), at("15:00"))).toEqual([]);
});

test("a holiday closes the salon, and so do the hours after closing", () => {
  const holiday = { masterId: null, from: "2026-11-24", to: "2026-11-24", spans: [] };
  const closed = [{ code: "closed", serviceId: "facial" }];
  expect(whyNot(diaryOf({ exceptions: [holiday] }), visitOf("facial"), at("15:00"))).toEqual(closed);
  expect(whyNot(diaryOf(), visitOf("facial"), at("19:30"))).toEqual(closed);
});

test("a late opening replaces the hours of its date, and where two overlap both must be open", () => {
  const late = { masterId: null, from: "2026-11-24", to: "2026-11-24" };
  const exceptions = [
    { ...late, spans: [{ opens: "12:00", closes: "22:00" }] },
    { ...late, spans: [{ opens: "09:00", closes: "16:00" }] },
  ];
  const diary = diaryOf({ exceptions });
  expect(whyNot(diary, visitOf("facial"), at("11:30"))).toEqual([{ code: "closed", serviceId: "facial" }]);
  expect(whyNot(diary, visitOf("facial"), at("12:00"))).toEqual([]);
  expect(whyNot(diary, visitOf("facial"), at("15:30"))).toEqual([{ code: "closed", serviceId: "facial" }]);
});

test("a master may prepare before the doors open, within the master's own hours", () => {
  const services = [service("facial", { prepMinutes: 15 })];
  const sadia = master("sadia", 1, ["facial"]);
  const earlier = { ...sadia, hours: [{ weekday: 2, opens: "09:45", closes: "20:00" }] };
  expect(whyNot(diaryOf({ services, masters: [sadia] }), visitOf("facial"), at("10:00"))).toEqual([
    { code: "master_off", serviceId: "facial", masterId: "sadia" },
  ]);
  expect(whyNot(diaryOf({ services, masters: [earlier] }), visitOf("facial"), at("10:00"))).toEqual([]);
});

test("a room without a free unit is named", () => {
  const services = [service("facial", { roomId: "bath" })];
  const diary = diaryOf({ services, rooms: [{ id: "bath", unitIds: ["bath-1"] }] });
  expect(whyNot(booked(diary, "bath-1", "15:30", "15:35"), visitOf("facial"), at("15:00"))).toEqual([
    { code: "room_busy", serviceId: "facial", roomId: "bath" },
  ]);
});

test("a service that the chosen master or nobody does is reported", () => {
  expect(whyNot(diaryOf(), visitOf("massage with farzana"), at("15:00"))).toEqual([
    { code: "not_performed", serviceId: "massage", masterId: "farzana" },
  ]);
  expect(whyNot(diaryOf(), visitOf("facial", "haircut"), at("15:00"))).toEqual([
    { code: "not_performed", serviceId: "haircut", masterId: "any" },
  ]);
});

test("lead time, horizon, the past and the step are told apart", () => {
  const diary = diaryOf({ now: at("12:00") });
  const because = (start: number) => whyNot(diary, visitOf("facial"), start);
  expect(because(at("13:30"))).toEqual([{ code: "before_opening_lead", from: at("14:00") }]);
  expect(because(at("14:00"))).toEqual([]);
  expect(because(at("11:00"))).toEqual([{ code: "past" }]);
  expect(because(at("15:00", "2026-12-24"))).toEqual([]);
  expect(because(at("15:00", "2026-12-25"))).toEqual([{ code: "beyond_horizon" }]);
  expect(because(at("15:05"))).toEqual([{ code: "off_grid" }]);
  expect(because(at("15:00") + 1)).toEqual([{ code: "off_grid" }]);
});

test("in a longer visit the service that does not fit is named", () => {
  const diary = booked(diaryOf(), "sadia", "16:00", "17:00");
  expect(whyNot(diary, visitOf("facial", "massage"), at("15:00"))).toEqual([
    { code: "master_busy", serviceId: "massage", masterId: "sadia" },
  ]);
});

test("a blocker gives the time needed, after the previous clean-up and without the processing", () => {
  const services = [
    service("facial", { cleanupMinutes: 10 }),
    service("massage", { prepMinutes: 5, processingStartMinutes: 20, processingMinutes: 30 }),
  ];
  const diary = booked(diaryOf({ services }), "sadia", "13:40", "14:00");
  const visit = visitOf("facial with sadia", "massage with sadia");
  expect(blockersOf(diary, visit, at("12:00"))).toEqual([]);
  expect(blockersOf(booked(diary, "sadia", "14:05", "14:10"), visit, at("12:00"))).toEqual([
    {
      reason: { code: "master_busy", serviceId: "massage", masterId: "sadia" },
      needed: [
        { from: at("13:10"), to: at("13:35") },
        { from: at("14:05"), to: at("14:15") },
      ],
    },
  ]);
});
