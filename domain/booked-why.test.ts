import { expect, test } from "vitest";
import { bookedWhy, readBookedWhy } from "#domain/booked-why.ts";
import { askedBys } from "#domain/deposit-rules.ts";

test("a booking's history line can be parsed: how much was paid, and by which rule", () => {
  for (const askedBy of [...askedBys, null]) {
    const rule = askedBy === "salon" ? null : askedBy;
    const read = (nowCents: number) => readBookedWhy(bookedWhy({ totalCents: 1000, nowCents, askedBy }));
    expect(read(0)).toEqual({ how: "to be paid at the salon", askedBy: rule });
    expect(read(300)).toEqual({ how: "deposit paid", askedBy: rule });
    expect(read(1000)).toEqual({ how: rule ? "paid in full" : "paid", askedBy: rule });
  }
});

test("a free visit is paid, without a rule", () => {
  expect(bookedWhy({ totalCents: 0, nowCents: 0, askedBy: "no_shows" })).toBe("paid");
});

test("other history lines contain neither", () => {
  for (const why of ["booked at the desk", "paid at the salon", "deposit", ""])
    expect(readBookedWhy(why)).toBeNull();
});
