import type { Handle } from "#server/database/handle.ts";

/** Whether somebody wants no texts at a number. @param subject the number's, sealed */
export async function findStoppedTexts(db: Handle, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom("stopped_texts")
    .select("is_stopped")
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.is_stopped === 1;
}

/** Keeps what somebody answered, in a transaction. @param answer.id the gateway's; one that comes again changes nothing */
export async function keepTextAnswer(
  tx: Handle,
  { subject, wants, id }: { subject: string; wants: "stop" | "start"; id: string },
  now: number,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("text_answers")
    .values({ id, answered_at: now })
    .onConflict((known) => known.column("id").doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  const answered = { is_stopped: Number(wants === "stop"), changed_at: now };
  await tx
    .insertInto("stopped_texts")
    .values({ subject, ...answered })
    .onConflict((known) => known.column("subject").doUpdateSet(answered))
    .execute();
}
