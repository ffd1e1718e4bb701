import { expect, test } from "vitest";
import { stat } from "#app/features/home/stat.ts";

test("the promised number is shown until the real one exceeds it", () => {
  expect(stat(300, 12)).toBe("300+");
  expect(stat(300, 309)).toBe("300+");
  expect(stat(300, 318)).toBe("310+");
  expect(stat(10, 11)).toBe("10+");
});
