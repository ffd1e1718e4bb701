import { handedBackAtSalon } from "#domain/refunds.ts";
import type { Handle } from "#server/database/handle.ts";
import { type Charge, listAll, type Refund } from "./cards-lists.ts";
import type { Promises } from "./guest.ts";
import type { Stage } from "./stage.ts";

interface Dispute {
  payment_intent: string;
  status: string;
  amount: number;
  balance_transactions: { amount: number }[];
}

/** Money that the salon still has and should have refunded to a customer. */
export interface KeptMoney {
  intent: string;
  cents: number;
  why: string;
  /** The kinds of inbox items that tell the owner of it; empty when there are none. */
  heardOf: string[];
  /** Whether the provider would refund it now. If so, no person should have to. */
  takeable: boolean;
}

/** What banks hold of each payment, and of which payments they have yet to decide. */
export interface BankMoney {
  heldCents: Map<string, number>;
  undecided: Set<string>;
}

export async function readBankMoney(stage: Stage): Promise<BankMoney> {
  const disputes = await listAll<Dispute & { id: string }>(stage, "/disputes");
  const heldCents = new Map<string, number>();
  for (const { payment_intent: intent, amount, balance_transactions: moved } of disputes) {
    const held = moved.reduce((sum, { amount: cents }) => sum + (cents < 0 ? amount : -amount), 0);
    heldCents.set(intent, (heldCents.get(intent) ?? 0) + held);
  }
  // While a bank only inquires, it has taken nothing, and a promised refund can be sent.
  const open = disputes.filter(({ status }) => status === "needs_response");
  return { heldCents, undecided: new Set(open.map((one) => one.payment_intent)) };
}

/**
 * Money that bought nothing, or that a cancellation has promised, and that has not been refunded.
 * @param bought the intents that paid for a visit, a year of membership or a gift card
 */
export async function listKeptMoney(
  stage: Stage,
  { charges, refunds: all, bank }: { charges: Charge[]; refunds: Refund[]; bank: BankMoney },
  bought: ReadonlySet<string>,
  promises: Promises,
): Promise<KeptMoney[]> {
  const refunds = all.filter(({ status }) => status !== "failed");
  // After a bank has returned a refund, the owner must act: only the guest knows where else the money can go.
  const sentBack = new Set(all.filter(({ status }) => status === "failed").map((one) => one.payment_intent));
  const cancelled = await listPromisedBack(stage, promises);
  const heard = await listHeardOf(stage);
  const byHand = await listHandedBack(stage.engine.read);
  return charges.flatMap(({ payment_intent: intent, amount }) => {
    const promised = bought.has(intent) ? cancelled.get(intent) : amount;
    if (promised === undefined) return [];
    const returned = refunds
      .filter((one) => one.payment_intent === intent)
      .reduce((sum, { amount: cents }) => sum + cents, byHand.get(intent) ?? 0);
    const held = bank.heldCents.get(intent) ?? 0;
    const cents = promised - returned - held;
    // A bank may take back what was already refunded, and a gift may come on top of a cancellation's share.
    if (cents === 0 || (cents < 0 && (held > 0 || bought.has(intent)))) return [];
    const why = bought.has(intent)
      ? "it was promised back"
      : "is paid, without a visit, a year or a gift card, and without a whole refund";
    const takeable = held === 0 && amount - returned > 0 && !sentBack.has(intent);
    return [{ intent, cents, why, heardOf: heard.get(intent) ?? [], takeable }];
  });
}

/** @returns a sentence for each amount that should need no person, or that no person has been told of */
export function judgeKept(kept: KeptMoney[]): string[] {
  return kept.flatMap(({ intent, cents, why, heardOf, takeable }) => {
    const what = `${intent}: ${cents} cents: ${why}`;
    if (heardOf.length === 0) return [`${what}: nobody hears of it`];
    return takeable ? [`${what}: it waits for the owner (${heardOf.join(", ")})`] : [];
  });
}

/**
 * What was promised back for each intent: what each cancelled visit's customer was told will go back to the card. For a
 * changed visit, which several intents may have paid, what the books promise of each.
 */
async function listPromisedBack(stage: Stage, { cancelled }: Promises): Promise<Map<string, number>> {
  const db = stage.engine.read;
  const visits = await db
    .selectFrom("bookings")
    .select(["id", "transaction_id as intent"])
    .where("purchase_id", "is not", null)
    .execute();
  const changes = await db
    .selectFrom("visit_changes")
    .select(["booking_id as id", "transaction_id as intent"])
    .execute();
  const changed = new Set(changes.map(({ id }) => id));
  const toGift = await listReturnedCredit(db);
  const promised = new Map(
    visits.flatMap(({ id, intent }) => {
      const cents = cancelled.get(id);
      return cents === undefined || changed.has(id) ? [] : [[intent, cents - (toGift.get(id) ?? 0)] as const];
    }),
  );
  const ofChanged = [...visits.filter(({ id }) => changed.has(id)), ...changes].flatMap(
    ({ intent }) => intent ?? [],
  );
  const refunds = await db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["payments.intent_id as intent", "refunds.amount_cents as cents"])
    .where("refunds.reason", "in", ["cancelled", "changed"])
    .execute();
  for (const { intent, cents } of refunds) {
    if (intent !== null && ofChanged.includes(intent))
      promised.set(intent, (promised.get(intent) ?? 0) + cents);
  }
  for (const { intent, cents } of await listEndedGiftCards(db))
    if (intent !== null) promised.set(intent, cents);
  return promised;
}

/** What was handed back at the salon since no card took it, by the payment's intent. */
async function listHandedBack(db: Handle): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select((eb) => ["payments.intent_id as intent", eb.fn.sum<number>("refunds.amount_cents").as("cents")])
    .where("refunds.reason", "=", handedBackAtSalon)
    .where("refunds.state", "=", "done")
    .groupBy("payments.intent_id")
    .execute();
  return new Map(rows.map(({ intent, cents }) => [intent, Number(cents)]));
}

/** What was returned to gift cards, by the visit that they had paid for. A package's session is no part of a refund. */
export async function listReturnedCredit(db: Handle): Promise<Map<string | null, number>> {
  const lines = await db
    .selectFrom("gift_card_lines as line")
    .innerJoin("gift_cards", "gift_cards.id", "line.gift_card_id")
    .select((eb) => ["line.booking_id", eb.fn.sum<number>("line.cents").as("cents")])
    .where("line.kind", "=", "returned")
    .where("gift_cards.kind", "=", "card")
    .groupBy("line.booking_id")
    .execute();
  return new Map(lines.map(({ booking_id, cents }) => [booking_id, Number(cents)]));
}

/** The balance of gift cards when they were returned to their buyers. It is refunded to the payment cards. */
async function listEndedGiftCards(db: Handle): Promise<{ intent: string | null; cents: number }[]> {
  const rows = await db
    .selectFrom("gift_cards")
    .innerJoin("gift_card_lines as line", "line.gift_card_id", "gift_cards.id")
    .select((eb) => ["transaction_id as intent", eb.fn.sum<number>("line.cents").as("cents")])
    .where("refunded_at", "is not", null)
    .where("line.kind", "!=", "refunded")
    .groupBy(["gift_cards.id", "transaction_id"])
    .execute();
  return rows.map(({ intent, cents }) => ({ intent, cents: Number(cents) }));
}

/** The kinds of open items in the owner's inbox, by the payment that they are about. */
async function listHeardOf(stage: Stage): Promise<Map<string, string[]>> {
  const db = stage.engine.read;
  const open = await db
    .selectFrom("exceptions")
    .select(["kind", "subject_id"])
    .where("resolved_at", "is", null)
    .execute();
  const payments = await db.selectFrom("payments").select(["id", "purchase_id", "intent_id"]).execute();
  const refunds = await db.selectFrom("refunds").select(["id", "payment_id"]).execute();
  const heard = new Map<string, string[]>();
  for (const { id, purchase_id, intent_id } of payments) {
    const own = refunds.filter(({ payment_id }) => payment_id === id).map((refund) => refund.id);
    const about = new Set([id, purchase_id, intent_id, ...own]);
    const kinds = open
      .filter(({ subject_id: subject }) => subject.split(":").some((part) => about.has(part)))
      .map(({ kind }) => kind);
    if (intent_id !== null) heard.set(intent_id, kinds);
  }
  return heard;
}
