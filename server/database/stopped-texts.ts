import type { Handle } from "#server/database/handle.ts";

/** Whether a person wants no texts at a number. @param subject the number's, sealed */
export async function findStoppedTexts(db: Handle, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom("stopped_texts")
    .select("is_stopped")
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.is_stopped === 1;
}

/** Saves a person's answer, in a transaction. @param answer.id the gateway's; a repeated one changes nothing */
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
  const answered = { is_stopped: Number(wants === "stop"), changed_at: now, refused_at: null };
  await tx
    .insertInto("stopped_texts")
    .values({ subject, ...answered })
    .onConflict((known) => known.column("subject").doUpdateSet(answered))
    .execute();
}

/** Saves that the gateway sends nothing to a number because its owner told the gateway so. What they told us stays. */
export async function keepRefusedTexts(db: Handle, subject: string, now: number): Promise<void> {
  const refused = { is_stopped: 1, changed_at: now, refused_at: now };
  await db
    .insertInto("stopped_texts")
    .values({ subject, ...refused })
    .onConflict((known) =>
      known.column("subject").doUpdateSet(refused).where("stopped_texts.is_stopped", "=", 0),
    )
    .execute();
}

/** Deletes what is known only from a refusal before an instant: the person may have sent START to the gateway since. */
export async function endRefusedTexts(db: Handle, before: number): Promise<void> {
  await db
    .deleteFrom("stopped_texts")
    .where("refused_at", "<", before)
    // A later answer from the person takes precedence.
    .whereRef("refused_at", "=", "changed_at")
    .execute();
}

/** Removes the ids of answers that came before an instant. */
export async function removeOldTextAnswers(db: Handle, before: number): Promise<void> {
  await db.deleteFrom("text_answers").where("answered_at", "<", before).execute();
}
