import type { NoticeKind } from "#domain/notices.ts";
import type { Handle } from "#server/database/handle.ts";

/** Whether a notice is switched off for one of some subjects, such as 'user:<id>' or 'address:<sha-256>'. */
export async function findNoticeRefusal(
  db: Handle,
  subjects: readonly string[],
  kind: NoticeKind,
): Promise<boolean> {
  const found = await db
    .selectFrom("notice_refusals")
    .select("kind")
    .where("subject", "in", subjects)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return found !== undefined;
}

/** The notices that are switched off for one of some subjects. */
export async function listNoticeRefusals(db: Handle, subjects: readonly string[]): Promise<NoticeKind[]> {
  const rows = await db
    .selectFrom("notice_refusals")
    .select("kind")
    .where("subject", "in", subjects)
    .execute();
  return rows.map(({ kind }) => kind);
}

/** @returns 1, or 0 if it was already switched off */
export async function insertNoticeRefusal(
  db: Handle,
  subject: string,
  kind: NoticeKind,
  now: number,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("notice_refusals")
    .values({ subject, kind, created_at: now })
    .onConflict((conflict) => conflict.columns(["subject", "kind"]).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

export async function removeNoticeRefusals(
  db: Handle,
  subjects: readonly string[],
  kinds: readonly NoticeKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .deleteFrom("notice_refusals")
    .where("subject", "in", subjects)
    .where("kind", "in", kinds)
    .execute();
}
