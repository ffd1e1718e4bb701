import { expect, test } from "vitest";
import { byWhom, lineText } from "#app/features/visits/history-lines.ts";
import type { Timeline } from "#contract/visits.ts";
import { lengthReason, moneyReasons, plainReasons } from "#domain/visit-history.ts";
import { fixDate } from "#tests/support/fixed-date.ts";

fixDate();

const zone = "Asia/Dhaka";
const line = (change: Partial<Timeline[number]>): Timeline[number] => ({
  at: "2026-11-21T10:00:00+06:00",
  by: "you",
  from: "pending",
  to: "confirmed",
  why: "confirmed by the salon",
  fromStartsAt: null,
  toStartsAt: null,
  ...change,
});

test("a step says what was done, and why if a reason was given", () => {
  expect(lineText(line({}), zone)).toBe("Confirmed");
  expect(lineText(line({ to: "cancelled", why: "I am ill" }), zone)).toBe("Cancelled: I am ill");
  expect(lineText(line({ from: null, to: "pending", why: "paid" }), zone)).toContain(
    "the salon will confirm",
  );
  expect(lineText(line({ from: null, to: "pending", why: "deposit paid" }), zone)).toBe(
    "Booked with a deposit paid: the salon will confirm",
  );
  const after = line({ from: null, to: "pending", why: "paid in full after missed visits" });
  expect(lineText(after, zone)).toBe("Booked and paid in full, after missed visits: the salon will confirm");
  expect(lineText(line({ from: "no_show", why: "marked as missed by mistake" }), zone)).toContain("mistake");
});

test("a move names both hours, and who wanted it", () => {
  const move = {
    to: "pending" as const,
    fromStartsAt: "2026-11-24T16:30:00+06:00",
    toStartsAt: "2026-11-25T10:00:00+06:00",
  };
  expect(lineText(line({ ...move, why: "moved" }), zone)).toBe(
    "Moved from Tue 24 Nov 4:30 pm to Wed 25 Nov 10:00 am",
  );
  expect(lineText(line({ ...move, why: "moved by the salon" }), zone)).toContain("by the salon");
  expect(lineText(line({ ...move, fromStartsAt: null, why: "time arranged" }), zone)).toBe(
    "Time arranged: Wed 25 Nov 10:00 am",
  );
});

test("nothing that the server writes by itself is shown as it is stored", () => {
  const shown = [...Object.values(moneyReasons), lengthReason(15), lengthReason(-5)].map((why) =>
    lineText(line({ from: "confirmed", why }), zone),
  );
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.filter((text) => !/^[A-Z]/.test(text))).toEqual([]);
  const steps = plainReasons.map((why) => lineText(line({ why }), zone));
  expect(new Set(steps)).toEqual(new Set(["Confirmed"]));
});

test("a payment at the salon and its undo leave the state unchanged", () => {
  const paid = { from: "confirmed" as const, why: "paid at the salon" };
  expect(lineText(line(paid), zone)).toBe("Paid at the salon");
  const back = { ...paid, why: `${moneyReasons.takenBack}: wrong guest` };
  expect(lineText(line(back), zone)).toBe("Payment at the salon taken back: wrong guest");
  expect([byWhom(line({})), byWhom(line({ by: "Mitu Desk" }))]).toEqual(["you", "Mitu Desk"]);
});
