import { expect, test } from "vitest";
import { readHabits } from "#domain/guests/habits.ts";

const day = 86_400_000;
const visit = (at: number, service: string, master = "sadia") => ({
  startsAt: at * day,
  services: [service],
  masters: [master],
});

test("a guest's habits are the most frequent master and service, and the days between visits", () => {
  const visits = [visit(0, "oil"), visit(40, "oil"), visit(82, "cut"), visit(130, "oil", "labonno")];
  expect(readHabits(visits)).toEqual({
    master: { id: "sadia", visits: 3 },
    service: { id: "oil", visits: 3 },
    everyDays: 42,
  });
});

test("a single visit is no habit", () => {
  expect(readHabits([visit(0, "oil")])).toEqual({ master: null, service: null, everyDays: null });
  expect(readHabits([])).toEqual({ master: null, service: null, everyDays: null });
});

test("a service had twice in one visit counts once, and ties go to the latest", () => {
  const twice = { startsAt: 0, services: ["cut", "cut"], masters: [] };
  const visits = [twice, visit(10, "oil"), visit(20, "oil"), visit(5, "cut")];
  expect(readHabits(visits).service).toEqual({ id: "oil", visits: 2 });
});
