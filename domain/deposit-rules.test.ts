import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf } from "#domain/deposit.ts";
import {
  type Ask,
  type AskedOf,
  type Asking,
  depositFor,
  mostUnpaidVisits,
  noRules,
  unlessAtSalon,
} from "#domain/deposit-rules.ts";
import { leastChargeCents } from "#domain/pricing.ts";

const asks: fc.Arbitrary<Ask> = fc.oneof(
  fc.constant({ kind: "full" as const }),
  fc.constant({ kind: "at_salon" as const }),
  fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({
    kind: fc.constant("amount" as const),
    cents: fc.integer({ min: leastChargeCents, max: 100_000 }),
  }),
);
const cents = fc.oneof(fc.constant(0), fc.integer({ min: leastChargeCents, max: 200_000 }));
const askings: fc.Arbitrary<Asking> = fc.record({
  deposit: asks.map((ask) => (ask.kind === "full" ? null : ask)),
  rules: fc.record({
    above: fc.option(fc.record({ cents: fc.integer({ min: leastChargeCents, max: 200_000 }), ask: asks })),
    newGuests: fc.option(asks),
    members: fc.option(asks),
  }),
  fullAfter: fc.option(fc.integer({ min: 1, max: 5 })),
});
const visits: fc.Arbitrary<AskedOf> = fc.record({
  totalCents: cents,
  services: fc.array(fc.option(asks), { minLength: 1, maxLength: 4 }),
  missed: fc.nat(6),
  isNew: fc.boolean(),
  isMember: fc.boolean(),
});

const nowOf = (totalCents: number, ask: Ask | null) =>
  partsOf(totalCents, ask === null || ask.kind === "full" ? null : ask).nowCents;

/** What each rule that applies charges now, worked out as the owner would by hand. */
function chargesOf({ deposit, rules, fullAfter }: Asking, visit: AskedOf): number[] {
  const { totalCents, services, missed, isNew, isMember } = visit;
  const cases: (Ask | null)[] = [
    fullAfter !== null && missed >= fullAfter ? { kind: "full" } : null,
    isNew ? rules.newGuests : null,
    rules.above && totalCents >= rules.above.cents ? rules.above.ask : null,
    isMember ? rules.members : null,
  ];
  const own = services.filter((ask) => ask !== null);
  const applying = [...cases.filter((ask) => ask !== null), ...own];
  const holds = cases.every((ask) => ask === null) && own.length < services.length;
  return [...applying, ...(holds ? [deposit] : [])].map((ask) => nowOf(totalCents, ask));
}

test("of the rules that apply, the strictest wins, and the general rule applies where none does", () => {
  fc.assert(
    fc.property(askings, visits, (asking, visit) => {
      const { deposit } = depositFor(asking, visit);
      expect(nowOf(visit.totalCents, deposit)).toBe(Math.max(...chargesOf(asking, visit)));
    }),
    { numRuns: 2000 },
  );
});

test("whichever rule wins, both parts add up to the price, and the charge is zero or at least the card minimum", () => {
  fc.assert(
    fc.property(askings, visits, (asking, visit) => {
      const { nowCents, atSalonCents } = partsOf(visit.totalCents, depositFor(asking, visit).deposit);
      expect(nowCents + atSalonCents).toBe(visit.totalCents);
      expect(nowCents === 0 || nowCents >= leastChargeCents).toBe(true);
    }),
  );
});

test("the named rule is one that applies, and none is named when the general rule asks as much", () => {
  fc.assert(
    fc.property(askings, visits, (asking, visit) => {
      const { deposit, askedBy } = depositFor(asking, visit);
      const usual = nowOf(visit.totalCents, asking.deposit);
      expect(askedBy === "salon").toBe(nowOf(visit.totalCents, deposit) === usual);
      if (askedBy === "member") expect(visit.isMember).toBe(true);
      if (askedBy === "new_guest") expect(visit.isNew).toBe(true);
      if (askedBy === "no_shows") expect(visit.missed).toBeGreaterThanOrEqual(asking.fullAfter ?? Infinity);
      if (askedBy === "service") expect(visit.services.some((ask) => ask !== null)).toBe(true);
      if (askedBy === "basket")
        expect(visit.totalCents).toBeGreaterThanOrEqual(asking.rules.above?.cents ?? Infinity);
    }),
  );
});

test("an additional stricter rule never lowers the charge", () => {
  fc.assert(
    fc.property(askings, visits, asks, (asking, visit, ask) => {
      const now = (one: AskedOf) => nowOf(one.totalCents, depositFor(asking, one).deposit);
      const with1 = { ...visit, services: visit.services.map((own) => own ?? ask) };
      const more = { ...with1, services: [...with1.services, { kind: "full" as const }] };
      expect(now(more)).toBeGreaterThanOrEqual(now(with1));
    }),
  );
});

const asking: Asking = {
  deposit: { kind: "percent", percent: 30 },
  rules: {
    above: { cents: 10_000, ask: { kind: "percent", percent: 50 } },
    newGuests: { kind: "amount", cents: 2_000 },
    members: { kind: "at_salon" },
  },
  fullAfter: 2,
};
const visit: AskedOf = { totalCents: 4_000, services: [null], missed: 0, isNew: false, isMember: false };

test.each<[string, Partial<AskedOf>, ReturnType<typeof depositFor>]>([
  ["what everybody pays", {}, { deposit: { kind: "percent", percent: 30 }, askedBy: "salon" }],
  ["a member pays at the salon", { isMember: true }, { deposit: { kind: "at_salon" }, askedBy: "member" }],
  [
    "a member with a large visit pays the stricter of both",
    { isMember: true, totalCents: 12_000 },
    { deposit: { kind: "percent", percent: 50 }, askedBy: "basket" },
  ],
  [
    "a first visit pays its amount",
    { isNew: true },
    { deposit: { kind: "amount", cents: 2_000 }, askedBy: "new_guest" },
  ],
  [
    "a service asks for all of it, also of a member",
    { isMember: true, services: [null, { kind: "full" }] },
    { deposit: null, askedBy: "service" },
  ],
  [
    "a service that is paid at the salon does so alone",
    { services: [{ kind: "at_salon" }] },
    { deposit: { kind: "at_salon" }, askedBy: "service" },
  ],
  [
    "beside another, what everybody pays counts",
    { services: [{ kind: "at_salon" }, null] },
    { deposit: { kind: "percent", percent: 30 }, askedBy: "salon" },
  ],
  ["missed visits ask for all of it", { missed: 2, isMember: true }, { deposit: null, askedBy: "no_shows" }],
])("%s", (_, change, asked) => {
  expect(depositFor(asking, { ...visit, ...change })).toEqual(asked);
});

test("no-shows are not named when everybody pays in full", () => {
  const full = { deposit: null, rules: noRules, fullAfter: 1 };
  expect(depositFor(full, { ...visit, missed: 3 })).toEqual({ deposit: null, askedBy: "salon" });
});

test("only verified customers with fewer than two unpaid visits may pay at the salon, anybody else pays in full", () => {
  const atSalon = { deposit: { kind: "at_salon" as const }, askedBy: "salon" as const };
  const verified = { isVerified: true, unpaidVisits: mostUnpaidVisits - 1 };
  expect(unlessAtSalon(atSalon, verified)).toEqual(atSalon);
  expect(unlessAtSalon(atSalon, { ...verified, isVerified: false })).toEqual({
    deposit: null,
    askedBy: "unverified",
  });
  expect(unlessAtSalon(atSalon, { ...verified, unpaidVisits: mostUnpaidVisits })).toEqual({
    deposit: null,
    askedBy: "unpaid_visits",
  });
  const third = { deposit: { kind: "percent" as const, percent: 30 }, askedBy: "salon" as const };
  expect(unlessAtSalon(third, { isVerified: false, unpaidVisits: 9 })).toEqual(third);
});
