import { expect, test } from "vitest";
import { basisOf, changeOf, takeOver } from "#app/features/masters/changed-work.ts";
import { toWeek } from "#app/features/masters/week.ts";

const on = (weekday: number, closes = "18:00") => ({ weekday, opens: "10:00", closes });
const typed = (hours: ReturnType<typeof on>[], serviceIds: string[]) => ({ week: toWeek(hours), serviceIds });

test("a weekday changed here is sent as typed, and all others as saved in the meantime", () => {
  const seen = { hours: [on(1), on(2), on(3)], serviceIds: [] };
  const now = { hours: [on(1, "20:00"), on(2, "20:00"), on(5)], serviceIds: [] };
  const taken = takeOver(typed([on(1, "12:00"), on(2), on(3)], []), seen, now);
  expect(changeOf(taken, now)).toEqual({ hours: [on(1, "12:00"), on(2, "20:00"), on(5)] });
});

test("services added or removed here stay so, whatever else was saved in the meantime", () => {
  const seen = { hours: [], serviceIds: ["a", "b"] };
  const now = { hours: [], serviceIds: ["a", "b", "c"] };
  const taken = takeOver(typed([], ["b", "d"]), seen, now);
  expect(taken.serviceIds.toSorted()).toEqual(["b", "c", "d"]);
  expect(changeOf(takeOver(typed([], ["a", "b"]), seen, now), now)).toEqual({});
});

test("the week that is typed over is the one that was read where it is changed here, and the saved one elsewhere", () => {
  const seen = { hours: [on(1), on(2), on(3)], serviceIds: [] };
  const now = { hours: [on(1, "20:00"), on(2, "20:00"), on(3, "12:00")], serviceIds: [] };
  expect(basisOf(typed([on(1, "12:00"), on(2), on(3)], []), seen, now)).toEqual([
    on(1),
    on(2, "20:00"),
    on(3, "12:00"),
  ]);
  // Both have saved the same.
  expect(basisOf(typed([on(1, "20:00"), on(2), on(3)], []), seen, now)).toEqual(now.hours);
});
