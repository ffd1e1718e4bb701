import { sql } from "kysely";
import { cameBackOnCancel, handedBackAtSalon, standIns } from "#domain/refunds.ts";
import type { Handle } from "#server/database/handle.ts";
import { handedBack, returned } from "#server/database/salon-payments.ts";

/**
 * What was returned for a cancelled visit, and where to: bank cards, a gift card or a package, or the guest in person.
 */
export interface ReturnedLine {
  booking_id: string | null;
  place: "card" | "credit" | "salon";
  /** The gift card or package. Null elsewhere. */
  gift_card_id: string | null;
  cents: number;
  at: number;
}

/** The most visits in one statement. */
const askedAtOnce = 500;

/**
 * What was returned for some cancelled visits.
 * @param takesCards whether a card can be refunded; otherwise the salon hands back what was promised to it
 */
export async function listReturned(
  db: Handle,
  bookingIds: readonly string[],
  takesCards: boolean,
): Promise<ReturnedLine[]> {
  const lines: ReturnedLine[] = [];
  for (let index = 0; index < bookingIds.length; index += askedAtOnce) {
    const ids = bookingIds.slice(index, index + askedAtOnce);
    const found = await linesOf(db, ids).execute();
    lines.push(
      ...found.map((line) => ({ ...line, cents: Number(line.cents) })),
      ...(await ofBankCards(db, ids, takesCards)),
    );
  }
  return lines;
}

/** What of each payment went back to the card of a bank, and what was handed back since no card took it. */
async function ofBankCards(db: Handle, ids: readonly string[], takesCards: boolean): Promise<ReturnedLine[]> {
  const byPayment = Map.groupBy(await refundsOf(db, ids).execute(), ({ payment_id }) => payment_id);
  return [...byPayment.values()].flatMap((refunds) => {
    const [{ booking_id, createdAt: at } = { booking_id: null, createdAt: 0 }] = refunds;
    const toCard = cameBackOnCancel(refunds.filter(({ reason }) => reason !== handedBackAtSalon));
    const promised = refunds.map((one) => (one.reason === "cancelled" ? { ...one, state: "done" } : one));
    const byHand = cameBackOnCancel(takesCards ? refunds : promised) - toCard;
    const line = { booking_id, gift_card_id: null, at };
    return [
      ...(toCard > 0 ? [{ ...line, place: "card" as const, cents: toCard }] : []),
      ...(byHand > 0 ? [{ ...line, place: "salon" as const, cents: byHand }] : []),
    ];
  });
}

/** Refunds of some visits and their changes that a cancellation made, and those that may replace them. */
function refundsOf(db: Handle, ids: readonly string[]) {
  const ofPurchase = db
    .selectFrom("bookings")
    .select(["bookings.id as booking_id", "bookings.transaction_id"])
    .where("bookings.id", "in", ids);
  const paid = db
    .selectFrom("visit_changes")
    .select(["visit_changes.booking_id", "visit_changes.transaction_id"])
    .where("visit_changes.booking_id", "in", ids)
    .unionAll(ofPurchase);
  return db
    .selectFrom(paid.as("paid"))
    .innerJoin("payments", "payments.intent_id", "paid.transaction_id")
    .innerJoin("refunds", "refunds.payment_id", "payments.id")
    .select(["paid.booking_id", "refunds.payment_id", "refunds.reason", "refunds.state"])
    .select(["refunds.amount_cents as cents", "refunds.created_at as createdAt"])
    .where("refunds.reason", "in", ["cancelled", ...standIns]);
}

function linesOf(db: Handle, ids: readonly string[]) {
  const none = sql<string | null>`null`.as("gift_card_id");
  const place = (name: ReturnedLine["place"]) => sql.lit(name).$castTo<ReturnedLine["place"]>().as("place");
  const onGiftCards = db
    .selectFrom("gift_card_lines")
    .select(["booking_id", place("credit"), "gift_card_id", "cents", "at"])
    .where("booking_id", "in", ids)
    .where("kind", "=", sql.lit("returned"));
  const fromDesk = db
    .selectFrom("ledger")
    .select([
      "ledger.booking_id",
      place("salon"),
      none,
      sql<number>`-${sql.ref("ledger.amount_cents")}`.as("cents"),
      "ledger.at",
    ])
    .where("ledger.booking_id", "in", ids)
    .where("ledger.kind", "=", sql.lit("pay_at_salon"))
    .where("ledger.amount_cents", "<", 0);
  // What was written down by mistake is put right by a line beside it.
  const sinceCancelled = db
    .selectFrom("ledger")
    .select(({ fn }) => [
      "ledger.booking_id",
      place("salon"),
      none,
      sql<number>`-sum(ledger.amount_cents)`.as("cents"),
      fn.max("ledger.at").as("at"),
    ])
    .where("ledger.booking_id", "in", ids)
    .where("ledger.kind", "=", sql.lit("pay_at_salon"))
    .where("ledger.cause", "like", `${returned}%`)
    .groupBy("ledger.booking_id")
    .having((eb) => eb(eb.fn.sum("ledger.amount_cents"), "<", 0));
  // An older server version wrote what it handed back at once without saying so, at the time of the cancellation.
  const atSalon = fromDesk
    .innerJoin("booking_events", (join) =>
      join
        .onRef("booking_events.booking_id", "=", "ledger.booking_id")
        .onRef("booking_events.at", "=", "ledger.at"),
    )
    .where("ledger.cause", "not like", `${handedBack}%`)
    .where("ledger.cause", "not like", `${returned}%`)
    .where("booking_events.to_state", "=", sql.lit("cancelled"))
    .where("booking_events.from_state", "!=", sql.lit("cancelled"));
  return atSalon.unionAll(sinceCancelled).unionAll(onGiftCards);
}
