import { expect, test } from "vitest";
import { provenMonthFirst } from "#app/features/imports/columns.ts";

test.each([
  [["11/30/2026", "01/02/2027"], true],
  [["30/11/2026", "01/02/2027"], false],
  [["11/30/2026 14:00"], true],
  [["01/02/2027", "2026-11-30"], null],
  [["11/30/2026", "30/11/2026"], null],
])("whether dates like %j start with the month is %j", (dates, proof) => {
  const file = {
    name: "visits.csv",
    columns: ["Client", "Date"],
    lines: dates.map((date) => ["Nadia", date]),
  };
  expect(provenMonthFirst(file, ["name", "date"])).toBe(proof);
  expect(provenMonthFirst(file, ["name", "none"])).toBe(null);
});
