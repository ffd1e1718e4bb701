import { expect, test } from "vitest";
import { figureCsv, percent } from "#app/features/figures/figure-table.ts";

test("a figure's file has plain numbers, and a name that looks like a formula is text", () => {
  const table = {
    name: "earnings",
    columns: [
      { header: "Service", kind: "text" as const },
      { header: "An hour brings", kind: "money" as const },
      { header: "Before", kind: "money" as const },
    ],
    rows: [
      ["=HYPERLINK(1)", 48, null],
      ["Hair, long", -3.5, 12],
    ],
  };
  expect(figureCsv(table).split("\r\n")).toEqual([
    "Service,An hour brings,Before",
    "'=HYPERLINK(1),48.00,",
    '"Hair, long",-3.50,12.00',
  ]);
});

test("a share of zero has no percentage", () => {
  expect([percent(1, 3), percent(0, 5), percent(0, 0)]).toEqual([33, 0, null]);
});
