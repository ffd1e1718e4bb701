import fc from "fast-check";
import { expect, test } from "vitest";
import {
  boughtPackageState,
  hasSession,
  isWholeSessions,
  lastDayOf,
  nextWorth,
  type Package,
  sessionOutcome,
  sessionsIn,
} from "#domain/packages.ts";
import { discountByLine, quote, sessionLine } from "#domain/pricing.ts";

const sold: fc.Arbitrary<Package> = fc.integer({ min: 2, max: 20 }).chain((sessions) =>
  fc.record({
    sessions: fc.constant(sessions),
    priceCents: fc.integer({ min: 50 * sessions, max: 100_000 }),
  }),
);

test("five for four of $28.50 are five sessions of $22.80", () => {
  const five = { sessions: 5, priceCents: 11_400 };
  expect(nextWorth(11_400, five)).toBe(2_280);
  expect(sessionsIn(9_120, five)).toBe(4);
  expect(nextWorth(0, five)).toBeNull();
});

test("the sessions' values sum to the price and differ by at most a cent, higher ones first", () => {
  fc.assert(
    fc.property(sold, (pack) => {
      const worths: number[] = [];
      let left = pack.priceCents;
      for (let worth = nextWorth(left, pack); worth !== null; worth = nextWorth(left, pack)) {
        expect(hasSession(left, worth, pack)).toBe(true);
        worths.push(worth);
        left -= worth;
      }
      expect(worths).toHaveLength(pack.sessions);
      expect(left).toBe(0);
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
      expect(Math.max(...worths) - Math.min(...worths)).toBeLessThanOrEqual(1);
    }),
  );
});

test("in any order of use, return and refund, nothing is negative and nobody gets more than was paid", () => {
  const acts = fc.array(fc.constantFrom("use", "cancel", "miss", "give_back"), { maxLength: 60 });
  fc.assert(
    fc.property(sold, acts, fc.infiniteStream(fc.nat()), (pack, history, numbers) => {
      let left = pack.priceCents;
      let given = 0;
      let lost = 0;
      let isOver = false;
      const used: number[] = [];
      for (const act of history) {
        if (act === "use" && !isOver) {
          const worth = nextWorth(left, pack);
          if (worth === null) continue;
          left -= worth;
          used.push(worth);
        }
        if (act === "cancel" || act === "miss") {
          const [worth] = used.splice(numbers.next().value % Math.max(1, used.length), 1);
          if (worth === undefined) continue;
          if (act === "miss") lost += worth;
          else if (isOver) given += worth;
          else left += worth;
        }
        if (act === "give_back" && !isOver) {
          isOver = true;
          given += left;
          left = 0;
        }
        const inVisits = used.reduce((sum, worth) => sum + worth, 0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + inVisits + lost + given).toBe(pack.priceCents);
        expect(isWholeSessions(left, pack)).toBe(true);
      }
    }),
  );
});

test("part of a session is not whole, and a session of another value does not exist", () => {
  const ten = { sessions: 3, priceCents: 1_000 };
  expect([1_000, 667, 666, 334, 333, 0].every((cents) => isWholeSessions(cents, ten))).toBe(true);
  expect([999, 335, 332, 1].some((cents) => isWholeSessions(cents, ten))).toBe(false);
  expect(hasSession(666, 334, ten)).toBe(false);
  expect(hasSession(334, 333, ten)).toBe(false);
});

test("the last day is the given number of months after the sale, in the salon's time", () => {
  const soldAt = Date.parse("2026-08-30T19:00:00Z");
  expect(lastDayOf(soldAt, 6, "Asia/Dhaka")).toBe("2027-02-28");
  expect(lastDayOf(soldAt, null, "Asia/Dhaka")).toBeNull();
});

test("a package is valid through its last day", () => {
  const had = { left: 2, lastDay: "2027-02-28", isRefunded: false };
  expect(boughtPackageState(had, "2027-02-28")).toBe("good");
  expect(boughtPackageState(had, "2027-03-01")).toBe("over");
  expect(boughtPackageState({ ...had, left: 0 }, "2027-02-01")).toBe("used");
  expect(boughtPackageState({ ...had, isRefunded: true }, "2027-02-01")).toBe("refunded");
});

test("no discount applies to the service that a session pays for, and the rest keeps its own price", () => {
  const amount = { kind: "code", offerId: "o", code: "EID", percent: null, amountCents: 3_000 } as const;
  const price = fc.integer({ min: 50, max: 20_000 });
  const off = fc.constantFrom(
    { kind: "member", percent: 25 } as const,
    { ...amount, serviceIds: null },
    { ...amount, percent: 10, amountCents: null, serviceIds: null },
  );
  fc.assert(
    fc.property(price, price, price, off, (facial, other, worthCents, discount) => {
      const services = [
        { id: "facial", name: "Facial", priceCents: facial },
        { id: "other", name: "Other", priceCents: other },
      ];
      const session = { packageId: "p", serviceId: "facial", worthCents };
      const priced = quote(services, [discount], session);
      const alone = quote(services.slice(1), [discount]);
      expect(sessionLine(priced)).toMatchObject({ serviceId: "facial", priceCents: worthCents });
      expect(priced.totalCents).toBe(worthCents + alone.totalCents);
      expect(discountByLine(priced.lines, priced.discount)[0]).toBe(0);
    }),
  );
});

test("a session returns to its package, or goes where the package's rest went, or is lost", () => {
  const good = { lastDay: "2026-11-23", isRefunded: false, isPaidByCard: true };
  const today = "2026-11-23";
  expect(sessionOutcome(true, good, today)).toBe("back");
  expect(sessionOutcome(true, good, "2026-11-24")).toBe("over");
  expect(sessionOutcome(true, { ...good, isRefunded: true }, "2026-11-24")).toBe("to_card");
  expect(sessionOutcome(true, { ...good, isRefunded: true, isPaidByCard: false }, today)).toBe("at_salon");
  expect(sessionOutcome(false, { ...good, isRefunded: true }, today)).toBe("lost");
});
