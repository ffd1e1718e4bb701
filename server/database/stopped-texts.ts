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

/** Keeps what somebody answered. @param answer.id the gateway's; one that comes again changes nothing */
export async function keepTextAnswer(
  db: Handle,
  { subject, wants, id }: { subject: string; wants: "stop" | "start"; id: string },
  now: number,
): Promise<void> {
  const column = wants === "stop" ? "stop_id" : "start_id";
  const answered = { is_stopped: Number(wants === "stop"), [column]: id, changed_at: now };
  await db
    .insertInto("stopped_texts")
    .values({ subject, stop_id: null, start_id: null, ...answered })
    .onConflict((known) =>
      known
        .column("subject")
        .doUpdateSet(answered)
        .where((eb) =>
          eb.or([eb(`stopped_texts.${column}`, "is", null), eb(`stopped_texts.${column}`, "!=", id)]),
        ),
    )
    .execute();
}
