import fc from "fast-check";
import { expect } from "vitest";
import { type BookingState, occupiesCells } from "#domain/booking-states.ts";
import { deskAfterChange, deskAfterMistake } from "#domain/hand-back.ts";
import { givesUseBack } from "#domain/offers.ts";
import { refundOnCancel, refundPercent, shareAfterMove } from "#domain/policy.ts";
import { withinPayments } from "#domain/refund-on-change.ts";
import { localDate } from "#domain/time/dates.ts";
import { hourMs } from "#domain/time/durations.ts";
import { whyNotCancel, whyNotChange, whyNotMove } from "#domain/visit.ts";
import {
  type ChangeMoney,
  cardAfterChange,
  creditAfterChange,
  creditTakenBack,
  moneyOfChange,
} from "#domain/visit-change.ts";
import {
  atSalon,
  bySession,
  type History,
  keptOf,
  leftOf,
  moneyOf,
  paidWith,
  seen,
  spread,
  toSource,
} from "#domain/visit-money.fixture.ts";
import { besideSession, givesSessionBack } from "#domain/visit-session.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

/** What happens to a visit. The desk asks, for itself or for the customer. */
export type Event =
  | { kind: "change"; restCents: number; takesSession?: boolean; byCard: boolean; by: WantedBy }
  | { kind: "wait"; hours: number }
  | { kind: "move"; hours: number; by: WantedBy }
  | { kind: "become"; to: "no_show" | "confirmed" }
  | { kind: "use"; share: number }
  | { kind: "pay" }
  | { kind: "take back" }
  | { kind: "hand back" }
  | { kind: "not handed back" }
  | { kind: "go elsewhere"; share: number; card: number }
  | { kind: "win dispute"; card: number };

export const cents = fc.integer({ min: 50, max: 20_000 });
export const by = fc.constantFrom("customer" as const, "salon" as const);
const share = fc.integer({ min: 1, max: 100 });
export const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant("change" as const),
    restCents: cents,
    takesSession: fc.boolean(),
    byCard: fc.boolean(),
    by,
  }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant("move" as const), hours: fc.integer({ min: -20, max: 40 }), by }),
  fc.record({
    kind: fc.constant("become" as const),
    to: fc.constantFrom("no_show", "confirmed", "confirmed"),
  }),
  fc.record({ kind: fc.constant("use" as const), share }),
  fc.record({ kind: fc.constant("pay" as const) }),
  fc.record({ kind: fc.constant("take back" as const) }),
  fc.record({ kind: fc.constant("hand back" as const) }),
  fc.record({ kind: fc.constant("not handed back" as const) }),
  fc.record({ kind: fc.constant("go elsewhere" as const), share, card: fc.nat(3) }),
  fc.record({ kind: fc.constant("win dispute" as const), card: fc.nat(3) }),
);

export function play(history: History, event: Event): void {
  const { desk, visit, state, now } = history;
  const { dueCents } = atSalon(history);
  const mayMove = whyNotMove({ state, policy: seen(history) }, { isStaff: true }, now) === null;
  const takesMoney = occupiesCells(state) && dueCents > 0;
  if (event.kind === "wait") history.now += event.hours * hourMs;
  else if (event.kind === "change" && mayMove) change(history, event);
  else if (event.kind === "move" && mayMove) {
    const mostPercent = shareAfterMove(visit, event.by, now);
    history.visit = { ...visit, mostPercent, startsAt: (visit.startsAt ?? 0) + event.hours * hourMs };
  } else if (event.kind === "become") become(history, event.to);
  else if (event.kind === "use" && takesMoney) {
    const used = Math.max(1, Math.floor((dueCents * event.share) / 100));
    history.gifts.push({ ...paidWith(used), isDesk: true });
    history.creditCents += used;
  } else if (event.kind === "pay" && takesMoney) {
    desk.cents += dueCents;
    history.handedCents = 0;
  } else if (event.kind === "hand back" && history.handBackCents > 0) {
    desk.backCents += history.handBackCents;
    Object.assign(history, { handedCents: history.handBackCents, handBackCents: 0 });
  } else if (event.kind === "not handed back") notHandedBack(history, dueCents);
  else if (event.kind === "take back" && history.handBackCents === 0) takeBack(history);
  else if (event.kind === "go elsewhere") {
    const card = history.cards[event.card % history.cards.length];
    if (card) card.goneCents += Math.ceil((leftOf([card]) * event.share) / 100);
  } else if (event.kind === "win dispute") {
    const card = history.cards[event.card % history.cards.length];
    if (card) card.goneCents = 0;
  }
}

/** What was written down as handed back last was not. */
function notHandedBack(history: History, dueCents: number): void {
  const { desk, handedCents, handBackCents, keptAtSalonCents: keptCents } = history;
  desk.backCents -= handedCents;
  const after = deskAfterMistake({ keptCents, handBackCents }, handedCents, dueCents);
  Object.assign(history, { handBackCents: after.handBackCents, handedCents: 0 });
}

/**
 * Nobody comes, which is seen when it is to begin; or it is confirmed, also one that was marked as missed by mistake.
 */
function become(history: History, to: "no_show" | "confirmed"): void {
  const { state, visit } = history;
  const now = to === "no_show" ? Math.max(history.now, visit.startsAt ?? 0) : history.now;
  const dateOf = (instant: number) => localDate(instant, "Asia/Dhaka");
  if (whyNotChange({ state, startsAt: visit.startsAt }, to, { now, dateOf }) !== null) return;
  Object.assign(history, { now, state: to });
}

function change(history: History, event: Event & { kind: "change" }): void {
  const { creditCents, cardCents, keptCents, priceCents: wasCents, session } = history;
  const { restCents, takesSession = false, byCard, by: who } = event;
  const part = { before: bySession(history), after: takesSession ? 0 : bySession(history) };
  const nowCents = restCents + part.after;
  const { paidCents: salonCents } = atSalon(history);
  const percent = who === "salon" ? 100 : refundPercent(seen(history), history.now);
  const sums = besideSession({ wasCents, nowCents, creditCents, cardCents, salonCents }, part);
  const byPolicy = moneyOfChange(sums, percent);
  const overCents = Math.max(0, sums.creditCents + cardCents + salonCents - restCents);
  expect(sumOf(byPolicy)).toBe(overCents);
  // What the page shows.
  const money = withinPayments(byPolicy, { keptCents, cards: history.cards.map(toSource) });
  for (const sum of Object.values(money)) expect(sum).toBeGreaterThanOrEqual(0);
  expect(sumOf(money)).toBeLessThanOrEqual(overCents);
  const keptBefore = keptOf(history);
  const paidCents = byCard && cardCents > 0 ? money.moreCents : 0;
  expect(spread(history.gifts, money.toGiftCents)).toBe(money.toGiftCents);
  const backCents = spread(history.cards, byPolicy.backCents);
  expect(backCents).toBe(money.backCents);
  if (paidCents > 0) history.cards.unshift(paidWith(paidCents));
  const beyond = { keptCents: history.keptAtSalonCents, handBackCents: history.handBackCents };
  const after = deskAfterChange(beyond, { ...money, leftCents: money.moreCents - paidCents });
  const gifts = { creditCents: sums.creditCents, keptCents: history.keptCreditCents };
  const credit = creditAfterChange(gifts, money);
  Object.assign(
    history,
    cardAfterChange({ ...sums, keptCents, paidCents, backCents, priceCents: restCents }),
  );
  Object.assign(history, { keptAtSalonCents: after.keptCents, handBackCents: after.handBackCents });
  history.creditCents = credit.creditCents + part.after;
  history.keptCreditCents = credit.keptCents;
  history.priceCents = nowCents;
  if (part.after < part.before) {
    if (givesUseBack(who, percent)) session.backCents = session.cents;
    else session.isUsedUp = true;
  }
  expect(keptOf(history) - keptBefore).toBe(money.keptCents);
}

function sumOf({ toGiftCents, backCents, handBackCents, keptCents }: ChangeMoney): number {
  return toGiftCents + backCents + handBackCents + keptCents;
}

/** Reverses what the desk took by mistake: gift card payments there, and money. */
function takeBack(history: History): void {
  let taken = 0;
  for (const gift of history.gifts) {
    if (!gift.isDesk) continue;
    taken += gift.cents - gift.backCents;
    gift.backCents = gift.cents;
  }
  const { creditCents, keptCreditCents } = history;
  const credit = creditTakenBack({ creditCents, keptCents: keptCreditCents }, taken);
  history.creditCents = credit.creditCents;
  history.keptCreditCents = credit.keptCents;
  history.desk.backCents = history.desk.cents;
  history.keptAtSalonCents = 0;
  history.handedCents = 0;
}

/**
 * Cancels. What the desk still has to hand back goes back first, then to gift cards, cards and the desk. The session
 * goes back whole or not at all.
 * @returns whether it could be cancelled
 */
export function cancel(history: History, who: WantedBy): boolean {
  const { handBackCents, cards, desk, session, state, now } = history;
  const visit = seen(history);
  if (whyNotCancel({ state, policy: visit }, { isStaff: true }, now) !== null) return false;
  const allCents = refundOnCancel(visit, who, now) - handBackCents;
  desk.backCents += handBackCents;
  const goneCents = cards.reduce((sum, card) => sum + card.goneCents, 0);
  const backCents = spread(moneyOf(history), allCents);
  expect(backCents).toBeLessThanOrEqual(allCents);
  expect(backCents).toBeGreaterThanOrEqual(allCents - goneCents);
  const isInTime = givesUseBack(who, refundPercent(visit, now));
  const isThere = session.backCents === 0;
  if (isThere && givesSessionBack(session, { by: who, isInTime })) session.backCents += session.cents;
  history.state = "cancelled" satisfies BookingState;
  return true;
}
