import { sql } from "kysely";
import { stripePayments } from "#server/payments/stripe.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { type Charge, listAll, type Refund } from "./cards-lists.ts";
import { judgeCodes } from "./codes.ts";
import { tip } from "./front-desk.ts";
import { judgeGifts } from "./gifts.ts";
import { judgeGivenAway } from "./given-away.ts";
import type { Promises } from "./guest.ts";
import { judgeGuests } from "./guests.ts";
import { judgeTexts } from "./judge-texts.ts";
import { judgeTill } from "./judge-till.ts";
import { type BankMoney, judgeKept, listKeptMoney, listReturnedCredit, readBankMoney } from "./kept-money.ts";
import { listMailFaults } from "./mails.ts";
import { judgePackages } from "./packages.ts";
import { judgePrograms } from "./programs.ts";
import type { Stage } from "./stage.ts";
import { judgeWaiting } from "./waiting.ts";

/** The judgement of a round. */
export interface Verdict {
  /** Every violation, as a sentence. */
  violations: string[];
  /**
   * Payments that the salon has received and should not keep: those that wait for the owner, and those that nobody is
   * told of.
   */
  kept: { waiting: number; unheard: number };
}

interface Booking {
  id: string;
  intent: string;
  state: string;
  /** What the card was to pay. */
  price: number;
  purchase: string | null;
}

/** How a visit was changed since it was booked, with the intent that paid for the change if a card did. */
interface Change {
  booking: string;
  intent: string | null;
  purchase: string | null;
}

/** Checks the salon's data against the card provider and against its promises. */
export async function judge(stage: Stage, promises: Promises): Promise<Verdict> {
  const bookings = await listBookings(stage);
  const years = await stage.engine.read
    .selectFrom("memberships")
    .select("transaction_id as intent")
    .execute();
  const gifts = await stage.engine.read
    .selectFrom("gift_cards")
    .select("transaction_id as intent")
    .where("sold_at", "is not", null)
    .execute();
  const charges = (await listAll<Charge>(stage, "/charges")).filter(({ status }) => status === "succeeded");
  const refunds = await listAll<Refund>(stage, "/refunds");
  const ours = charges.filter(({ metadata }) => metadata.shiuli_purchase !== undefined);
  const bank = await readBankMoney(stage);
  const changes = await listChanges(stage);
  const bought = new Set([...bookings, ...years, ...gifts, ...changes].map(({ intent }) => intent ?? ""));
  const kept = await listKeptMoney(stage, { charges: ours, refunds, bank }, bought, promises);
  const unheard = kept.filter(({ heardOf }) => heardOf.length === 0).length;
  return {
    violations: [
      ...judgeKept(kept),
      ...judgeMoney(bookings, changes, { ours, charges, refunds }),
      ...judgeGivenAway(bookings, refunds, {
        changed: new Set(changes.map(({ booking }) => booking)),
        toGift: await listReturnedCredit(stage.engine.read),
        cancelled: promises.cancelled,
      }),
      ...judgePromises(bookings, promises),
      ...(await judgeTill(stage, promises.till, { charges: ours, refunds })),
      ...(await judgeBooks(stage, charges)),
      ...(await brokenCells({ app: stage })).map((cell) => `diary: ${JSON.stringify(cell)}`),
      ...(await listMailFaults(stage)),
      ...(await judgeCodes(stage)),
      ...(await judgeGifts(stage, promises)),
      ...(await judgePackages(stage, promises)),
      ...(await judgeWaiting(stage, promises)),
      ...(await judgeTexts(stage)),
      ...(await judgeGuests(stage, promises.desk)),
      ...(await judgePrograms(stage)),
      ...(await listForbidden(stage, bank)),
    ],
    kept: { waiting: kept.length - unheard, unheard },
  };
}

function judgeMoney(
  bookings: Booking[],
  changes: Change[],
  { ours, charges, refunds }: { ours: Charge[]; charges: Charge[]; refunds: Refund[] },
): string[] {
  const paid = new Map(ours.map((charge) => [charge.payment_intent, charge]));
  // A failed refund returned nothing, and is made again.
  const made = refunds.filter(({ status }) => status !== "failed" && status !== "canceled");
  const named = made.flatMap(({ metadata }) => metadata.shiuli_refund ?? []);
  const foreign = new Set(charges.filter((one) => !ours.includes(one)).map((one) => one.payment_intent));
  return [
    ...bookings
      .filter((one) => one.purchase !== null && one.price > 0 && !isPaid(one, changes, paid))
      .map(({ id, intent }) => `visit ${id} is marked paid by ${intent}, which did not pay it`),
    ...named
      .filter((id, index) => named.indexOf(id) !== index)
      .map((id) => `refund ${id} was made twice at the provider`),
    ...refunds
      .filter((one) => foreign.has(one.payment_intent) && one.metadata.shiuli_refund !== undefined)
      .map((one) => `${one.payment_intent} is not ours and was refunded`),
  ];
}

/**
 * Whether a card paid for the visit itself, or for a change of one that a gift card or a session paid. The sum of a
 * changed visit is checked in the books.
 */
function isPaid(visit: Booking, changes: Change[], paid: ReadonlyMap<string, Charge>): boolean {
  const made = changes.filter(({ booking }) => booking === visit.id);
  const charge = paid.get(visit.intent);
  if (charge)
    return (
      charge.metadata.shiuli_purchase === visit.purchase && (made.length > 0 || charge.amount === visit.price)
    );
  return made.some(
    ({ intent, purchase }) =>
      purchase !== null && paid.get(intent ?? "")?.metadata.shiuli_purchase === purchase,
  );
}

function judgePromises(bookings: Booking[], { booked, cancelled }: Promises): string[] {
  const states = new Map(bookings.map(({ id, state }) => [id, state]));
  return [
    ...[...booked].filter((id) => !states.has(id)).map((id) => `visit ${id} was acknowledged and is gone`),
    ...[...cancelled.keys()]
      .filter((id) => states.get(id) !== "cancelled")
      .map((id) => `visit ${id} was cancelled and is ${states.get(id)}`),
  ];
}

/** Checks the ledger to the cent, payment by payment. Payments that did not come through the site are not in it. */
async function judgeBooks(stage: Stage, charges: Charge[]): Promise<string[]> {
  const payments = stripePayments({ ...stage.keys, sandboxPort: stage.cardsPort, now: stage.now });
  const { differences, visits, giftCards } = await checkMoney({ engine: stage.engine, payments });
  const ours = new Set(
    charges
      .filter(({ metadata }) => metadata.shiuli_purchase !== undefined)
      .map((charge) => charge.payment_intent),
  );
  const unbalanced = differences
    .filter(({ intentId, ledger }) => ours.has(intentId) || ledger.chargedCents > 0)
    .map((difference) => `the ledger does not balance: ${JSON.stringify(difference)}`);
  return [
    ...unbalanced,
    ...visits.map((id) => `visit ${id} was paid another sum than its deposit and its rest`),
    ...giftCards.map((id) => `gift card ${id} has another sum on it than the ledger says`),
  ];
}

/** Lists what must not be left once all is quiet. */
async function listForbidden(stage: Stage, { undecided }: BankMoney): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'it needs the owner: ' || kind || ' ' || cause || ' ' || detail as what from exceptions
      where resolved_at is null and kind in ('undone_work', 'payment_mismatch', 'stuck_payment', 'paid_without_booking')
    union all
    select 'an order never ended: ' || kind || ' ' || id from purchases where state = 'open'
    union all
    select 'two charges in the ledger: ' || payment_id from ledger where kind = 'charge'
      group by payment_id having count(*) > 1
    union all
    select 'the salon kept what was paid there for a visit that it cancelled: ' || ledger.booking_id from ledger
      inner join bookings on bookings.id = ledger.booking_id
      inner join booking_events on booking_events.booking_id = ledger.booking_id
      where ledger.kind = 'pay_at_salon' and booking_events.cancelled_by = 'salon'
      group by ledger.booking_id, bookings.hand_back_cents
      having sum(ledger.amount_cents) > bookings.hand_back_cents
    union all
    select 'a tip was written down twice: ' || booking_id from ledger
      where kind = 'tip' group by booking_id having sum(amount_cents) not in (0, ${100 * tip})
  `.execute(stage.engine.read);
  const unsent = await stage.engine.read
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.id", "payments.intent_id as intent"])
    .where("refunds.state", "=", "requested")
    .execute();
  return [
    ...rows.map(({ what }) => what),
    // A bank that has yet to decide has the money, and its decision settles the refund, too.
    ...unsent
      .filter(({ intent }) => intent === null || !undecided.has(intent))
      .map(({ id }) => `a refund was neither made nor given up: ${id}`),
  ];
}

function listChanges(stage: Stage): Promise<Change[]> {
  return stage.engine.read
    .selectFrom("visit_changes")
    .select(["booking_id as booking", "transaction_id as intent", "purchase_id as purchase"])
    .execute();
}

function listBookings(stage: Stage): Promise<Booking[]> {
  return stage.engine.read
    .selectFrom("bookings")
    .select(["id", "transaction_id as intent", "state", "card_cents as price", "purchase_id as purchase"])
    .execute();
}
