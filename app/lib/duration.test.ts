import { expect, test } from "vitest";
import { duration } from "#app/lib/duration.ts";

test("a service's time is shown in minutes below two hours and in hours above", () => {
  expect(duration(15)).toBe("15 min");
  expect(duration(75)).toBe("75 min");
  expect(duration(120)).toBe("2 h");
  expect(duration(150)).toBe("2 h 30 min");
});
