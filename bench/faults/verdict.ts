import { sql } from "kysely";
import { stripePayments } from "#server/payments/stripe.ts";
import { checkMoney } from "#server/usecases/money/check-money.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { callCards } from "./calls.ts";
import type { Promises } from "./customers.ts";
import { listMailFaults } from "./mails.ts";
import type { Stage } from "./stage.ts";

interface Charge {
  id: string;
  amount: number;
  status: string;
  disputed: boolean;
  payment_intent: string;
  metadata: { shiuli_purchase?: string };
}

interface Refund {
  id: string;
  amount: number;
  status: string;
  payment_intent: string;
  metadata: { shiuli_refund?: string };
}

interface Booking {
  id: string;
  intent: string;
  state: string;
  price: number;
  purchase: string | null;
}

/** Holds the salon against its cards and against what it promised. @returns every violation, as a sentence */
export async function judge(stage: Stage, promises: Promises): Promise<string[]> {
  const bookings = await listBookings(stage);
  const years = await stage.engine.read
    .selectFrom("memberships")
    .select("transaction_id as intent")
    .execute();
  const charges = (await listAll<Charge>(stage, "/charges")).filter(({ status }) => status === "succeeded");
  const refunds = (await listAll<Refund>(stage, "/refunds")).filter(({ status }) => status !== "failed");
  return [
    ...judgeMoney(bookings, new Set([...bookings, ...years].map(({ intent }) => intent)), charges, refunds),
    ...judgePromises(bookings, promises),
    ...(await judgeBooks(stage, charges)),
    ...(await brokenCells({ app: stage })).map((cell) => `diary: ${JSON.stringify(cell)}`),
    ...(await listMailFaults(stage)),
    ...(await listForbidden(stage)),
  ];
}

function judgeMoney(
  bookings: Booking[],
  bought: ReadonlySet<string>,
  charges: Charge[],
  refunds: Refund[],
): string[] {
  const ours = charges.filter(({ metadata }) => metadata.shiuli_purchase !== undefined);
  const paid = new Map(ours.map((charge) => [charge.payment_intent, charge]));
  const returned = (intent: string) =>
    refunds.filter((one) => one.payment_intent === intent).reduce((sum, { amount }) => sum + amount, 0);
  const named = refunds.flatMap(({ metadata }) => metadata.shiuli_refund ?? []);
  const foreign = new Set(charges.filter((one) => !ours.includes(one)).map((one) => one.payment_intent));
  return [
    ...ours
      .filter(({ payment_intent: intent, amount, disputed }) => {
        return !bought.has(intent) && !disputed && returned(intent) !== amount;
      })
      .map((one) => `${one.payment_intent} is paid, without a visit or a year, and without a whole refund`),
    ...bookings
      .filter(({ intent, price, purchase }) => {
        const charge = paid.get(intent);
        return (
          purchase !== null &&
          price > 0 &&
          (charge?.amount !== price || charge.metadata.shiuli_purchase !== purchase)
        );
      })
      .map(({ id, intent }) => `visit ${id} is marked paid by ${intent}, which did not pay it`),
    ...named
      .filter((id, index) => named.indexOf(id) !== index)
      .map((id) => `refund ${id} was made twice at the provider`),
    ...refunds
      .filter((one) => foreign.has(one.payment_intent) && one.metadata.shiuli_refund !== undefined)
      .map((one) => `${one.payment_intent} is not ours and was refunded`),
  ];
}

function judgePromises(bookings: Booking[], { booked, cancelled }: Promises): string[] {
  const states = new Map(bookings.map(({ id, state }) => [id, state]));
  return [
    ...[...booked].filter((id) => !states.has(id)).map((id) => `visit ${id} was acknowledged and is gone`),
    ...[...cancelled]
      .filter((id) => states.get(id) !== "cancelled")
      .map((id) => `visit ${id} was cancelled and is ${states.get(id)}`),
  ];
}

/** The ledger to the cent, payment by payment; what came to the account by another way is not in it. */
async function judgeBooks(stage: Stage, charges: Charge[]): Promise<string[]> {
  const payments = stripePayments({ ...stage.keys, sandboxPort: stage.cardsPort, now: stage.now });
  const { differences } = await checkMoney({ engine: stage.engine, payments });
  const ours = new Set(
    charges
      .filter(({ metadata }) => metadata.shiuli_purchase !== undefined)
      .map((charge) => charge.payment_intent),
  );
  return differences
    .filter(({ intentId, ledger }) => ours.has(intentId) || ledger.chargedCents > 0)
    .map((difference) => `the ledger does not balance: ${JSON.stringify(difference)}`);
}

/** What must not be left behind once all is quiet. */
async function listForbidden(stage: Stage): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'a refund was neither made nor given up: ' || id || ' ' || state as what from refunds
      where state = 'requested'
    union all
    select 'it needs the owner: ' || kind || ' ' || cause || ' ' || detail from exceptions
      where resolved_at is null and kind in ('undone_work', 'payment_mismatch', 'stuck_payment', 'paid_without_booking')
    union all
    select 'two charges in the ledger: ' || payment_id from ledger where kind = 'charge'
      group by payment_id having count(*) > 1
  `.execute(stage.engine.read);
  return rows.map(({ what }) => what);
}

function listBookings(stage: Stage): Promise<Booking[]> {
  return stage.engine.read
    .selectFrom("bookings")
    .select(["id", "transaction_id as intent", "state", "price_cents as price", "purchase_id as purchase"])
    .execute();
}

async function listAll<Row extends { id: string }>(stage: Stage, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1)?.id;
    const fields = { limit: "100", ...(after && { starting_after: after }) };
    const { status, body } = await callCards(stage, "GET", path, fields);
    if (status !== 200) throw new Error(`The cards answered ${status}.`);
    rows.push(...(body.data as Row[]));
    if (!body.has_more) return rows;
  }
}
