import { expect, test } from "vitest";
import { daysInRange } from "#domain/availability/days.ts";
import { booked, diaryOf, visitOf } from "#domain/availability/salon.fixture.ts";

test("days are closed, full, few or free", () => {
  const wide = booked(diaryOf(), "sadia", "10:00", "20:00");
  const diary = booked(
    booked(wide, "sadia", "10:00", "18:00", "2026-11-26"),
    "sadia",
    "10:00",
    "11:00",
    "2026-11-27",
  );
  expect(daysInRange(diary, visitOf("massage"), "2026-11-24", "2026-11-27")).toEqual([
    { date: "2026-11-24", count: 0, state: "full" },
    { date: "2026-11-25", count: 0, state: "closed" },
    { date: "2026-11-26", count: 3, state: "few" },
    { date: "2026-11-27", count: 17, state: "free" },
  ]);
});

test("days before today, past the horizon and without an able master are closed, not full", () => {
  const dayOff = { masterId: "sadia", from: "2026-11-26", to: "2026-11-26", spans: [] };
  const stateOn = (date: string, ...wanted: string[]) =>
    daysInRange(diaryOf({ exceptions: [dayOff] }), visitOf(...wanted), date, date)[0]?.state;
  expect(stateOn("2026-11-22", "facial")).toBe("closed");
  expect(stateOn("2026-12-24", "facial")).toBe("closed");
  expect(stateOn("2026-11-26", "massage")).toBe("closed");
  expect(stateOn("2026-11-26", "facial")).toBe("free");
});
