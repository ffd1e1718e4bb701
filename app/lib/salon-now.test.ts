import { afterEach, beforeEach, expect, test, vi } from "vitest";

const salon = Date.parse("2026-11-23T08:00:00Z");
const day = 24 * 60 * 60_000;
let clock: typeof import("#app/lib/salon-now.ts");
/** How far the phone is ahead of the salon. */
let wrong = 0;
let passed = 0;
/** How long the phone has slept, which counts as no time that has passed on the page. */
let slept = 0;
const answered = (slow = 0) => {
  const askedAt = Date.now();
  const date = new Date(salon + passed).toUTCString();
  pass(slow);
  clock.learnSalonTime(date, askedAt);
};

function pass(ms: number) {
  passed += ms;
}

beforeEach(async () => {
  vi.resetModules();
  wrong = 0;
  passed = 0;
  slept = 0;
  vi.spyOn(Date, "now").mockImplementation(() => salon + passed + wrong);
  vi.spyOn(performance, "now").mockImplementation(() => passed - slept + 1000);
  clock = await import("#app/lib/salon-now.ts");
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("a clock that agrees with the salon's is left alone, however slow the connection is", () => {
  answered(20_000);
  expect(clock.salonNow()).toBe(salon + 20_000);
});

test.each([
  ["a day ahead", day],
  ["a day behind", -day],
  ["ten minutes ahead", day / 144],
])("a phone %s goes by the salon's clock, as near as its answers tell", (_, by) => {
  wrong = by;
  expect(clock.salonNow()).toBe(salon + by);
  answered(300);
  expect(Math.abs(clock.salonNow() - salon - passed)).toBeLessThan(1_000);
  pass(60_000);
  answered(30_000);
  expect(Math.abs(clock.salonNow() - salon - passed)).toBeLessThan(1_000);
});

test("a phone that has slept still goes by the salon's clock", () => {
  wrong = day;
  answered();
  pass(600_000);
  slept = 600_000;
  expect(Math.abs(clock.salonNow() - salon - passed)).toBeLessThan(1_000);
});

test("a clock that is set right meanwhile is trusted, and who shows the time is told of a plain change", () => {
  const heard = vi.fn();
  clock.onOtherNow(heard);
  wrong = day;
  answered();
  expect(heard).toHaveBeenCalledTimes(1);
  wrong = 0;
  expect(clock.salonNow()).toBe(salon + passed);
  answered();
  expect(Math.abs(clock.salonNow() - salon - passed)).toBeLessThan(1_000);
});

test("an answer without a date teaches nothing", () => {
  clock.learnSalonTime(null, Date.now());
  clock.learnSalonTime("soon", Date.now());
  expect(clock.salonNow()).toBe(salon);
});
