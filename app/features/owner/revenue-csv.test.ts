import { expect, test } from "vitest";
import { revenueCsv } from "#app/features/owner/revenue-csv.ts";

test("a refund keeps its minus sign, and a name that looks like a formula is text", () => {
  const csv = revenueCsv({
    net: -3,
    card: -3,
    desk: 0,
    credit: 0,
    days: [{ date: "2026-11-21", amount: -3 }],
    services: [{ name: '=HYPERLINK("x"), "y"', amount: -3 }],
    masters: [],
  });
  expect(csv.split("\r\n")).toEqual([
    "Day,Taken ($)",
    "2026-11-21,-3.00",
    "",
    "Service,Taken ($)",
    `"'=HYPERLINK(""x""), ""y""",-3.00`,
    "",
    "Master,Taken ($)",
    "",
    "How paid,Taken ($)",
    "Card,-3.00",
    "At the desk,0.00",
    "Gift cards and packages used,0.00",
  ]);
});
