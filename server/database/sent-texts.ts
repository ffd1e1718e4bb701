import { type Selectable, sql } from "kysely";
import type { TextShare } from "#domain/text-messages.ts";
import type { Handle } from "#server/database/handle.ts";
import type { SentTextsTable } from "#server/database/schema/plumbing.ts";

export type SentTextRow = Selectable<SentTextsTable>;

/** Counts a text towards its day before it is sent. A retry counts only once. @param text.id the queued work's */
export async function countText(
  db: Handle,
  { id, share, day, segments, channel }: Pick<SentTextRow, "id" | "share" | "day" | "segments" | "channel">,
): Promise<void> {
  await db
    .insertInto("sent_texts")
    .values({ id, share, day, segments, channel, cost: null, gateway_id: null, sent_at: null })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ day, segments, channel }))
    .execute();
}

/** How many texts were sent in a day, or are being sent. @param but the id of one to leave out */
export async function countTextsOf(db: Handle, day: string, share: TextShare, but = ""): Promise<number> {
  const { count } = await db
    .selectFrom("sent_texts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("day", "=", day)
    .where("share", "=", share)
    .where("id", "!=", but)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes a text from its day's count, since the gateway did not accept it. */
export async function uncountText(db: Handle, id: string): Promise<void> {
  await db.deleteFrom("sent_texts").where("id", "=", id).where("sent_at", "is", null).execute();
}

/**
 * Deletes the record of a text that is to be sent again: one that did not reach its phone and for which no mail was
 * queued.
 */
export async function forgetUndelivered(db: Handle, id: string): Promise<void> {
  await db
    .deleteFrom("sent_texts")
    .where("id", "=", id)
    .where("receipt", "=", sql.lit("undelivered"))
    .where("sent_at", "is", null)
    .execute();
}

/** What is known of the text of queued work. Undefined before it was begun. */
export async function findSentText(
  db: Handle,
  id: string,
): Promise<Pick<SentTextRow, "sent_at" | "receipt"> | undefined> {
  return await db
    .selectFrom("sent_texts")
    .select(["sent_at", "receipt"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/**
 * Saves what the gateway said of a text that it accepted.
 * @returns whether the text may still reach its phone: a gateway can report that it does not before it has answered
 */
export async function markTextSent(
  db: Handle,
  id: string,
  sent: Pick<SentTextRow, "segments" | "cost" | "gateway_id">,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sent_texts")
    .set({ ...sent, sent_at: now })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("receipt", "is", null), eb("receipt", "=", sql.lit("delivered"))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Saves the gateway's later report that it has accepted a text, since its answer to the sending may be lost. */
export async function markTextTaken(db: Handle, id: string, now: number): Promise<void> {
  await db
    .updateTable("sent_texts")
    .set({ sent_at: now })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("receipt", "is", null)
    .execute();
}

/**
 * Saves the gateway's first report on whether a text has reached its phone.
 * @returns whether it was already known that the gateway accepted the text; undefined for a later report or an
 * unknown text
 */
export async function keepReceipt(
  db: Handle,
  id: string,
  { receipt, why }: { receipt: "delivered" | "undelivered"; why: string | null },
): Promise<boolean | undefined> {
  const row = await db
    .updateTable("sent_texts")
    .set({ receipt, receipt_why: why })
    .where("id", "=", id)
    .where("receipt", "is", null)
    .returning("sent_at")
    .executeTakeFirst();
  return row && row.sent_at !== null;
}

/** What became of the texts of queued work. */
export async function listSentTexts(db: Handle, ids: readonly string[]): Promise<Map<string, SentTextRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("sent_texts").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Removes the records of texts before a day. */
export async function removeOldTexts(db: Handle, before: string): Promise<void> {
  await db.deleteFrom("sent_texts").where("day", "<", before).execute();
}
