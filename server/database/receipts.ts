import type { Discount } from "#domain/pricing.ts";
import type { Handle } from "#server/database/handle.ts";

/** What a receipt says permanently, whatever becomes of the salon's settings: no personal data, money in cents. */
export interface IssuedReceipt {
  salon: { name: string; address: string[]; phone: string; email: string };
  lines: { serviceName: string; masterName: string | null; priceCents: number }[];
  /** Why something was taken off. Absent if nothing was. */
  discount?: Discount;
  discountCents: number;
  totalCents: number;
  tax: { name: string; basisPoints: number; cents: number } | null;
  /** `cents` is what was paid first, if that is not the total: a part of it, or the price before a change. */
  paid: {
    by: "card" | "gift_card" | "package" | "salon";
    at: number;
    transactionId: string | null;
    cents?: number;
  };
  /** What gift cards and a package session paid of the total in addition. */
  creditCents?: number;
}

export interface ReceiptRow {
  number: number;
  issued: IssuedReceipt;
  created_at: number;
}

/** What a receipt is for: a visit or a year of membership, by id. */
export type ReceiptSubject = { bookingId: string } | { membershipId: string };

export async function findReceipt(db: Handle, subject: ReceiptSubject): Promise<ReceiptRow | undefined> {
  const query = db.selectFrom("receipts").select(["number", "issued", "created_at"]);
  const row = await ("bookingId" in subject
    ? query.where("booking_id", "=", subject.bookingId)
    : query.where("membership_id", "=", subject.membershipId)
  ).executeTakeFirst();
  return row && { ...row, issued: JSON.parse(row.issued) };
}

/** Assigns the next number to a receipt. Lock the salon first: two at once would take the same number. */
export async function insertReceipt(
  db: Handle,
  subject: ReceiptSubject,
  issued: IssuedReceipt,
  now: number,
): Promise<ReceiptRow> {
  const { last } = await db
    .selectFrom("receipts")
    .select((eb) => eb.fn.coalesce(eb.fn.max("number"), eb.lit(0)).as("last"))
    .executeTakeFirstOrThrow();
  const number = Number(last) + 1;
  await db
    .insertInto("receipts")
    .values({
      number,
      booking_id: "bookingId" in subject ? subject.bookingId : null,
      membership_id: "membershipId" in subject ? subject.membershipId : null,
      issued: JSON.stringify(issued),
      created_at: now,
    })
    .execute();
  return { number, issued, created_at: now };
}
