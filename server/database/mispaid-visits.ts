import { setImmediate } from "node:timers/promises";
import type { Handle } from "#server/database/handle.ts";

const visitsAtOnce = 500;

/**
 * Visits whose ledger lines do not match their price:
 * - card charges differ from what cards were to pay;
 * - a gift card's part differs from what it was to pay, including what is kept of it and of a session;
 * - less than nothing was paid at the salon, or more than the rest of the price plus what the policy keeps and what
 *   is to be handed back. If something is to be handed back, the amount must match exactly. For a cancelled visit it
 *   is what is kept and what is to be handed back;
 * - a gift card or package got back more than it paid, or got money back by a cancellation although the visit is not
 *   cancelled;
 * - tips are below nothing.
 * @param most stops after this many @returns their ids
 */
export async function listMispaidVisits(db: Handle, most = 1_000): Promise<string[]> {
  const mispaid: string[] = [];
  let after = "";
  for (;;) {
    const visits = await readVisits(db, after);
    const last = visits.at(-1);
    if (!last || mispaid.length >= most) return mispaid.slice(0, most);
    const changed = await sumChanges(db, { after, last: last.id });
    for (const visit of visits) if (isMispaid(visit, changed.get(visit.id) ?? 0)) mispaid.push(visit.id);
    after = last.id;
    // Memory of what was read is released only when the process gets a moment for it.
    await setImmediate();
  }
}

/** Some visits with their ledger sums, ordered by id. */
function readVisits(db: Handle, after: string) {
  return db
    .selectFrom("bookings")
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.purchase_id", "=", "bookings.purchase_id")
        .onRef("payments.intent_id", "=", "bookings.transaction_id"),
    )
    .select(["bookings.id", "bookings.price_cents", "bookings.card_cents", "bookings.credit_cents"])
    .select(["bookings.kept_cents", "bookings.kept_at_salon_cents", "bookings.hand_back_cents"])
    .select(["bookings.state", "bookings.kept_credit_cents", "bookings.kept_session_cents"])
    .select((eb) => {
      const sums = eb.selectFrom("ledger").select(({ fn }) => fn.sum<number>("amount_cents").as("cents"));
      const ofVisit = sums.whereRef("ledger.booking_id", "=", "bookings.id");
      return [
        sums
          .whereRef("ledger.payment_id", "=", "payments.id")
          .where("ledger.kind", "=", "charge")
          .as("charged"),
        ofVisit.where("ledger.kind", "=", "pay_at_salon").as("at_salon"),
        ofVisit.where("ledger.kind", "=", "tip").as("tips"),
        ofVisit
          .innerJoin("gift_card_lines as line", "line.cause", "ledger.cause")
          .where("ledger.kind", "=", "gift_card")
          .where("line.kind", "=", "used")
          .as("credit"),
        eb
          .selectFrom("gift_card_lines as line")
          .select(({ fn }) => fn.sum<number>("cents").as("cents"))
          .whereRef("line.booking_id", "=", "bookings.id")
          .where("line.kind", "=", "returned")
          .as("returned"),
        eb
          .exists(
            eb
              .selectFrom("gift_card_lines as line")
              .select("line.gift_card_id")
              .whereRef("line.booking_id", "=", "bookings.id")
              .where("line.kind", "in", ["used", "returned"])
              .groupBy("line.gift_card_id")
              .having((sum) => sum.fn.sum("line.cents"), ">", 0),
          )
          .as("gave_too_much"),
      ];
    })
    .where("bookings.id", ">", after)
    .orderBy("bookings.id")
    .limit(visitsAtOnce)
    .execute();
}

type Visit = Awaited<ReturnType<typeof readVisits>>[number];

/** @param changedCents what its changes have charged less what they have refunded */
function isMispaid(visit: Visit, changedCents: number): boolean {
  const { price_cents, card_cents, kept_cents, credit_cents, charged, at_salon, credit, tips } = visit;
  const there = Number(at_salon ?? 0);
  const byCard = Number(charged ?? 0) + changedCents;
  if (Number(tips ?? 0) < 0) return true;
  if (visit.gave_too_much || (Number(visit.returned ?? 0) !== 0 && visit.state !== "cancelled")) return true;
  const { kept_credit_cents, kept_session_cents, kept_at_salon_cents, hand_back_cents: handBack } = visit;
  if (byCard !== card_cents + kept_cents) return true;
  if (Number(credit ?? 0) !== credit_cents + kept_credit_cents + kept_session_cents) return true;
  const most = price_cents - card_cents - credit_cents + kept_at_salon_cents + handBack;
  const waits = visit.state === "cancelled" ? kept_at_salon_cents + handBack : most;
  return there < 0 || handBack < 0 || there > most || (handBack > 0 && there !== waits);
}

/** What the changes of some visits have charged to cards less what they have promised as refunds, by visit, in cents. */
async function sumChanges(db: Handle, ids: { after: string; last: string }): Promise<Map<string, number>> {
  const charged = await db
    .selectFrom("visit_changes")
    .innerJoin("payments", "payments.intent_id", "visit_changes.transaction_id")
    .innerJoin("ledger", "ledger.payment_id", "payments.id")
    .select(["visit_changes.booking_id", "ledger.amount_cents"])
    .where("visit_changes.booking_id", ">", ids.after)
    .where("visit_changes.booking_id", "<=", ids.last)
    .where("ledger.kind", "=", "charge")
    .execute();
  const back = db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.amount_cents")
    .where("refunds.reason", "=", "changed");
  const backOfChanges = await back
    .innerJoin("purchases", "purchases.id", "payments.purchase_id")
    .select("purchases.booking_id")
    .where("purchases.booking_id", ">", ids.after)
    .where("purchases.booking_id", "<=", ids.last)
    .execute();
  const backOfVisits = await back
    .innerJoin("bookings", "bookings.purchase_id", "payments.purchase_id")
    .select("bookings.id as booking_id")
    .where("bookings.id", ">", ids.after)
    .where("bookings.id", "<=", ids.last)
    .execute();
  const sums = new Map<string, number>();
  const add = (id: string | null, cents: number) => sums.set(id ?? "", (sums.get(id ?? "") ?? 0) + cents);
  for (const { booking_id, amount_cents } of charged) add(booking_id, amount_cents);
  for (const { booking_id, amount_cents } of [...backOfChanges, ...backOfVisits])
    add(booking_id, -amount_cents);
  return sums;
}
