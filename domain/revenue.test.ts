import fc from "fast-check";
import { expect, test } from "vitest";
import { type RevenueEntry, sumRevenue, unassigned } from "#domain/revenue.ts";

const span = { from: "2026-11-01", to: "2026-11-03", zone: "Asia/Dhaka" };
const noon = Date.parse("2026-11-02T12:00:00+06:00");
const visit = [
  { service: "Threading", master: "Farzana", priceCents: 600 },
  { service: "Hair Cut", master: "Sadia", priceCents: 2400 },
];

test("a refund lowers the day on which it was made, and the services it was for", () => {
  const revenue = sumRevenue(
    [
      { at: noon, amountCents: 3000, by: "card", items: visit },
      { at: noon + 86_400_000, amountCents: -1500, by: "card", items: visit },
    ],
    span,
  );
  expect(revenue.netCents).toBe(1500);
  expect(revenue.days.map(({ cents }) => cents)).toEqual([0, 3000, -1500]);
  expect(revenue.services).toEqual([
    { name: "Hair Cut", cents: 1200 },
    { name: "Threading", cents: 300 },
  ]);
});

test("a day ends at the salon's midnight", () => {
  const late = Date.parse("2026-11-02T23:59:59+06:00");
  const { days } = sumRevenue([{ at: late, amountCents: 100, by: "card", items: [] }], span);
  expect(days[1]).toEqual({ date: "2026-11-02", cents: 100 });
});

test("money without a visit is shown as such", () => {
  expect(sumRevenue([{ at: noon, amountCents: 100, by: "card", items: [] }], span).masters).toEqual([
    { name: unassigned, cents: 100 },
  ]);
});

test("entries that add up to zero are nobody's share, such as a package's sale and what is owed for it", () => {
  const sale: RevenueEntry = { at: noon, amountCents: 16_000, by: "card", items: [] };
  const owed: RevenueEntry = { ...sale, amountCents: -16_000 };
  expect(sumRevenue([sale, owed], span)).toMatchObject({ netCents: 0, services: [], masters: [] });
});

test("days, services and masters each add up to the total, and so do card and desk", () => {
  const item = fc.record({
    service: fc.constantFrom("Threading", "Hair Cut", "Thermal Bath"),
    master: fc.constantFrom("Sadia", "Farzana", null),
    priceCents: fc.integer({ min: 0, max: 20_000 }),
  });
  const entry: fc.Arbitrary<RevenueEntry> = fc.record({
    at: fc.integer({ min: noon - 86_400_000, max: noon + 86_400_000 }),
    amountCents: fc.integer({ min: -50_000, max: 50_000 }),
    by: fc.constantFrom("card" as const, "desk" as const, "credit" as const),
    items: fc.array(item, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      const { netCents, cardCents, deskCents, creditCents, days, services, masters } = sumRevenue(
        entries,
        span,
      );
      expect(cardCents + deskCents + creditCents).toBe(netCents);
      expect(deskCents).toBe(
        entries.reduce((sum, { by, amountCents }) => sum + (by === "desk" ? amountCents : 0), 0),
      );
      for (const parts of [days, services, masters]) {
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(netCents);
      }
    }),
  );
});
