import fc from "fast-check";
import { expect, test } from "vitest";
import { givesUseBack } from "#domain/offers.ts";
import { defaultPolicy, type PolicyVisit, refundOnCancel, refundPercent } from "#domain/policy.ts";
import { type Discount, discountByLine, type QuoteLine } from "#domain/pricing.ts";
import { splitRefund } from "#domain/refunds.ts";
import { hourMs } from "#domain/time/durations.ts";
import { cardAfterChange, compareServices, moneyOfChange, priceAfterChange } from "#domain/visit-change.ts";
import { besideSession, givesSessionBack } from "#domain/visit-session.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

const worth = 480;
const member: Discount = { kind: "member", percent: 25 };

/** The catalogue's prices. */
const prices: Record<string, number> = { thread: 600, cut: 2500, facial: 3800, oil: 199 };

interface History {
  visit: PolicyVisit;
  now: number;
  discount: Discount | null;
  lines: QuoteLine[];
  priceCents: number;
  /** Of the session alone. */
  creditCents: number;
  cardCents: number;
  keptCents: number;
  session: "pays" | "used up" | "back";
  /** Each payment by card, and how much of it went back. */
  cards: { cents: number; backCents: number }[];
  /** How often the session went back to the package. */
  returns: number;
}

const by = fc.constantFrom("customer" as const, "salon" as const);
const services = fc.array(fc.constantFrom(...Object.keys(prices)), { minLength: 1, maxLength: 5 });
const event = fc.oneof(
  fc.record({ kind: fc.constant("change" as const), services, byCard: fc.boolean(), by }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 40 }) }),
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

test("of identical services, the one that a session pays for is removed last", () => {
  const plain = { serviceId: "thread", priceCents: 600 };
  const paid = { serviceId: "thread", priceCents: worth, packageId: "p" };
  expect(compareServices([plain, paid], ["thread"])).toEqual({ kept: [paid], taken: [plain] });
  expect(compareServices([plain, paid], ["thread", "thread"])).toEqual({ kept: [plain, paid], taken: [] });
  expect(compareServices([plain, paid], ["cut"]).taken).toEqual([plain, paid]);
});

test("a used-up session is returned only when the salon cancels", () => {
  const isUsedUp = true;
  expect(givesSessionBack({ isUsedUp }, { by: "customer", isInTime: true })).toBe(false);
  expect(givesSessionBack({ isUsedUp }, { by: "salon", isInTime: false })).toBe(true);
});

test("however a visit with a session changes, parts add up, the session is returned whole and once, and no card gets more than it paid", () => {
  fc.assert(
    fc.property(
      services,
      fc.boolean(),
      fc.integer({ min: 0, max: 100 }),
      fc.array(event, { maxLength: 12 }),
      by,
      (others, isMember, cardShare, events, canceller) => {
        const history = booked(others, isMember ? member : null, cardShare);
        check(history);
        for (const one of events) {
          if (one.kind === "wait") history.now += one.hours * hourMs;
          else change(history, one);
          check(history);
        }
        cancel(history, canceller);
        expect(history.returns).toBeLessThanOrEqual(1);
        for (const card of history.cards) expect(card.backCents).toBeLessThanOrEqual(card.cents);
        if (canceller === "salon") {
          expect(history.returns).toBe(1);
          expect(left(history)).toBe(0);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

/** A thread that a session pays for and other services, of which a card pays a share, four days ahead. */
function booked(others: string[], discount: Discount | null, cardShare: number): History {
  const lines = [toLine("thread", { priceCents: worth, packageId: "p" }), ...others.map((id) => toLine(id))];
  const priceCents = priceOf(lines, discount);
  const cardCents = Math.floor(((priceCents - worth) * cardShare) / 100);
  return {
    visit: {
      policy: defaultPolicy,
      bookedAt: -1000 * hourMs,
      startsAt: 96 * hourMs,
      paidCents: 0,
      mostPercent: 100,
    },
    now: 0,
    discount,
    lines,
    priceCents,
    creditCents: worth,
    cardCents,
    keptCents: 0,
    session: "pays",
    cards: [{ cents: cardCents, backCents: 0 }],
    returns: 0,
  };
}

function change(history: History, { services: wanted, byCard, by: who }: Event & { kind: "change" }): void {
  const { lines, discount, priceCents: wasCents, creditCents, cardCents } = history;
  const { kept } = compareServices(lines, wanted);
  const after = wanted.map((id, index) => kept[index] ?? toLine(id));
  const nowCents = priceAfterChange(wasCents, { before: lines, after, discount });
  const percent = who === "salon" ? 100 : refundPercent(seen(history), history.now);
  const stays = after.some(({ packageId }) => packageId !== undefined);
  const part = { before: creditCents, after: stays ? creditCents : 0 };
  const sums = besideSession({ wasCents, nowCents, creditCents, cardCents, salonCents: 0 }, part);
  const money = moneyOfChange(sums, percent);
  expect(money.toGiftCents + money.handBackCents).toBe(0);
  const paidCents = byCard && cardCents > 0 ? money.moreCents : 0;
  const backCents = refund(history, money.backCents);
  expect(backCents).toBe(money.backCents);
  if (paidCents > 0) history.cards.unshift({ cents: paidCents, backCents: 0 });
  const paid = { cardCents, salonCents: 0, creditCents: sums.creditCents, keptCents: history.keptCents };
  Object.assign(history, cardAfterChange({ ...paid, paidCents, backCents, priceCents: sums.nowCents }));
  if (history.session === "pays" && !stays) {
    const isBack = givesUseBack(who, percent);
    history.session = isBack ? "back" : "used up";
    if (isBack) history.returns += 1;
  }
  Object.assign(history, { lines: after, priceCents: nowCents, creditCents: part.after });
}

function cancel(history: History, who: WantedBy): void {
  refund(history, refundOnCancel(seen(history), who, history.now));
  const isInTime = givesUseBack(who, refundPercent(seen(history), history.now));
  const isUsedUp = history.session === "used up";
  const isBack = history.session !== "back" && givesSessionBack({ isUsedUp }, { by: who, isInTime });
  if (isBack) history.returns += 1;
}

function check(history: History): void {
  const { lines, discount, priceCents, creditCents, cardCents, keptCents, session, returns } = history;
  expect(priceCents).toBe(priceOf(lines, discount));
  expect(creditCents).toBe(session === "pays" ? worth : 0);
  expect(lines.filter(({ packageId }) => packageId !== undefined)).toHaveLength(session === "pays" ? 1 : 0);
  expect(returns).toBe(session === "back" ? 1 : 0);
  expect(creditCents + cardCents).toBeLessThanOrEqual(priceCents);
  expect(cardCents + keptCents).toBe(left(history));
}

function seen(history: History): PolicyVisit {
  const { visit, keptCents } = history;
  return { ...visit, paidCents: left(history) - keptCents, keptCents };
}

/** @returns the cents that went back */
function refund({ cards }: History, allCents: number): number {
  const sources = cards.map((card) => {
    const leftCents = card.cents - card.backCents;
    return { card, paidCents: leftCents, leftCents };
  });
  const parts = splitRefund(sources, allCents);
  for (const { source, cents } of parts) source.card.backCents += cents;
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

function left({ cards }: History): number {
  return cards.reduce((sum, { cents, backCents }) => sum + cents - backCents, 0);
}

function toLine(serviceId: string, paid: { priceCents?: number; packageId?: string } = {}): QuoteLine {
  return { serviceId, name: serviceId, priceCents: prices[serviceId] ?? 0, ...paid };
}

function priceOf(lines: readonly QuoteLine[], discount: Discount | null): number {
  const sum = (some: readonly number[]) => some.reduce((total, cents) => total + cents, 0);
  return sum(lines.map(({ priceCents }) => priceCents)) - sum(discountByLine(lines, discount));
}
