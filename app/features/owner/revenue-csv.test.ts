import { expect, test } from "vitest";
import { revenueCsv } from "#app/features/owner/revenue-csv.ts";

const asStored = (name: string) => name;

test("a refund keeps its minus sign, and a name that looks like a formula is text", () => {
  const days = [{ date: "2026-11-21", amount: -3 }];
  const services = [{ name: '=HYPERLINK("x"), "y"', amount: -3 }];
  const csv = revenueCsv({ net: -3, card: -3, desk: 0, credit: 0, days, services, masters: [] }, asStored);
  expect(csv.split("\r\n")).toEqual([
    "Day,Taken ($)",
    "2026-11-21,-3.00",
    "",
    "By service,Taken ($)",
    `"'=HYPERLINK(""x""), ""y""",-3.00`,
    "",
    "By master,Taken ($)",
    "",
    "How it was paid,Taken ($)",
    "Card,-3.00",
    "At the desk,0.00",
    "Gift cards and packages used,0.00",
  ]);
});

test("money without a service or a master is named as on the page", () => {
  const nobodys = [{ name: "Not assigned", amount: 49 }];
  const sums = { net: 49, card: 49, desk: 0, credit: 0, days: [] };
  const csv = revenueCsv({ ...sums, services: nobodys, masters: nobodys }, asStored);
  expect(csv.split("\r\n").filter((line) => line.endsWith(",49.00"))).toEqual([
    "Not assigned,49.00",
    '"No master: memberships, and visits to be arranged",49.00',
    "Card,49.00",
  ]);
});
