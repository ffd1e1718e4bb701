import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { CalendarFeedsTable } from "#server/database/schema/people.ts";

export type FeedRow = Selectable<CalendarFeedsTable>;
/** The customer or master whose calendar a link shows. */
export interface FeedSubject {
  kind: FeedRow["kind"];
  subjectId: string;
}

export function findFeed(db: Handle, { kind, subjectId }: FeedSubject): Promise<FeedRow | undefined> {
  return db
    .selectFrom("calendar_feeds")
    .selectAll()
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .executeTakeFirst();
}

export function findFeedByHash(db: Handle, tokenHash: string): Promise<FeedRow | undefined> {
  return db.selectFrom("calendar_feeds").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** Saves a new link. The previous one stops working. */
export async function replaceFeed(
  db: Handle,
  { kind, subjectId }: FeedSubject,
  tokenHash: string,
  now: number,
): Promise<void> {
  await db
    .insertInto("calendar_feeds")
    .values({ id: newId(), kind, subject_id: subjectId, token_hash: tokenHash, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject_id"]).doUpdateSet({ token_hash: tokenHash, created_at: now }),
    )
    .execute();
}

/** @returns how many there were */
export async function removeFeed(db: Handle, { kind, subjectId }: FeedSubject): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("calendar_feeds")
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
