import type { Handle } from "#server/database/handle.ts";

/** What a receipt says for good, whatever becomes of the salon's settings: no personal data, money in cents. */
export interface IssuedReceipt {
  salon: { name: string; address: string[]; phone: string; email: string };
  lines: { serviceName: string; masterName: string | null; priceCents: number }[];
  discountCents: number;
  totalCents: number;
  tax: { name: string; basisPoints: number; cents: number } | null;
  paid: { by: "card" | "salon"; at: number; transactionId: string | null };
}

export interface ReceiptRow {
  number: number;
  issued: IssuedReceipt;
  created_at: number;
}

export async function findReceipt(db: Handle, bookingId: string): Promise<ReceiptRow | undefined> {
  const row = await db
    .selectFrom("receipts")
    .select(["number", "issued", "created_at"])
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return row && { ...row, issued: JSON.parse(row.issued) };
}

/** Gives a receipt the next number. Lock the salon first: two at once would take the same. */
export async function insertReceipt(
  db: Handle,
  receipt: { bookingId: string; issued: IssuedReceipt },
  now: number,
): Promise<ReceiptRow> {
  const { last } = await db
    .selectFrom("receipts")
    .select((eb) => eb.fn.coalesce(eb.fn.max("number"), eb.lit(0)).as("last"))
    .executeTakeFirstOrThrow();
  const number = Number(last) + 1;
  const { bookingId, issued } = receipt;
  await db
    .insertInto("receipts")
    .values({ number, booking_id: bookingId, issued: JSON.stringify(issued), created_at: now })
    .execute();
  return { number, issued, created_at: now };
}
