import type { OfferUses } from "#domain/offers.ts";
import type { CodeDiscount } from "#domain/pricing.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { findWholeGuest, listParts } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";

/** Who uses a code: an account, a guest of the desk, or a guest with the account of an address that was given. */
export interface CodeUser {
  userId: string | null;
  guestId: string | null;
}

/**
 * The ids under which a person's visits are recorded. The guest of an account has the account's id, and merged guests
 * are its parts.
 */
export async function listIdsOf(db: Handle, { userId, guestId }: CodeUser): Promise<string[]> {
  const named = [...new Set([guestId, userId])].filter((id) => id !== null);
  const wholes: string[] = [];
  for (const id of named) wholes.push((await findWholeGuest(db, id))?.id ?? id);
  return [...new Set([...named, ...(await listParts(db, wholes)).keys()])];
}

/**
 * How often a code is used or reserved, in total and by one person.
 * @param ids under which the person's own uses are counted
 * @param exceptOpenOf an account whose current reservation does not count
 */
export async function countOfferUses(
  db: Handle,
  offerId: string,
  ids: readonly string[],
  { exceptOpenOf }: { exceptOpenOf?: string | null } = {},
): Promise<OfferUses> {
  const bought = db
    .selectFrom("offer_uses")
    .where("offer_id", "=", offerId)
    .select((eb) => eb.fn.countAll<number>().as("count"));
  const byDesk = db
    .selectFrom("desk_offer_uses")
    .where("desk_offer_uses.offer_id", "=", offerId)
    .select((eb) => eb.fn.countAll<number>().as("count"));
  const byDeskFor = byDesk
    .innerJoin("bookings", "bookings.id", "desk_offer_uses.booking_id")
    .where((eb) => eb.or([eb("bookings.guest_id", "in", ids), eb("bookings.user_id", "in", ids)]));
  const all = (await count(bought)) + (await count(byDesk));
  const isKnown = ids.length > 0;
  const own = isKnown ? (await count(bought.where("user_id", "in", ids))) + (await count(byDeskFor)) : 0;
  const open = exceptOpenOf
    ? await count(
        bought
          .innerJoin("purchases", "purchases.id", "offer_uses.purchase_id")
          .where("offer_uses.user_id", "=", exceptOpenOf)
          .where("purchases.state", "=", "open"),
      )
    : 0;
  return { all: all - open, own: own - open };
}

async function count(rows: { executeTakeFirstOrThrow: () => Promise<{ count: number }> }): Promise<number> {
  return Number((await rows.executeTakeFirstOrThrow()).count);
}

/**
 * The statement that writes the use of the code that reduced a purchase's price. Null without one. Repeating it
 * changes nothing.
 */
export function offerUseInsert(db: Handle, { id, user_id, quote }: PurchaseRow): Write | null {
  if (quote.discount?.kind !== "code") return null;
  return db
    .insertInto("offer_uses")
    .values({ purchase_id: id, offer_id: quote.discount.offerId, user_id })
    .onConflict((conflict) => conflict.column("purchase_id").doNothing());
}

/**
 * The statement that writes the use of the code that reduced the price of a visit booked by the desk. Run it after
 * the visit is written.
 */
export function deskOfferUseInsert(db: Handle, bookingId: string, { offerId }: CodeDiscount): Write {
  return db.insertInto("desk_offer_uses").values({ booking_id: bookingId, offer_id: offerId });
}

/** The statement that deletes the use of a purchase. */
export function offerUseDelete(db: Handle, purchaseId: string) {
  return db.deleteFrom("offer_uses").where("purchase_id", "=", purchaseId);
}

/** The statement that deletes the use of a visit. */
export function visitUseDelete(
  db: Handle,
  { id, purchase_id }: Pick<BookingRow, "id" | "purchase_id">,
): Write {
  return purchase_id === null
    ? db.deleteFrom("desk_offer_uses").where("booking_id", "=", id)
    : offerUseDelete(db, purchase_id);
}
