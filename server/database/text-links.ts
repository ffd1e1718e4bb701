import type { Handle } from "#server/database/handle.ts";

/** Saves which reminders, by subject, a short link stops. */
export async function insertTextLink(
  db: Handle,
  { code, subject }: { code: string; subject: string },
  now: number,
): Promise<void> {
  await db
    .insertInto("text_links")
    .values({ code, subject, created_at: now })
    // Another code for the same subject is from before SESSION_SECRET was changed. The newest is the one that is sent.
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ code, created_at: now }))
    .execute();
}

/** @returns the subject of the reminders that the link stops; undefined for an unknown link */
export async function findTextLink(db: Handle, code: string): Promise<string | undefined> {
  const subject = await findSubject(db, code);
  return subject?.startsWith(ofHour) ? undefined : subject;
}

const ofHour = "hour:";

/** Saves which offered hour a short link opens. */
export async function insertHourLink(
  db: Handle,
  { code, offeredHourId }: { code: string; offeredHourId: string },
  now: number,
): Promise<void> {
  await insertTextLink(db, { code, subject: `${ofHour}${offeredHourId}` }, now);
}

/** @returns the id of the offered hour that the link opens; undefined for an unknown link */
export async function findHourLink(db: Handle, code: string): Promise<string | undefined> {
  const subject = await findSubject(db, code);
  return subject?.startsWith(ofHour) ? subject.slice(ofHour.length) : undefined;
}

async function findSubject(db: Handle, code: string): Promise<string | undefined> {
  if (!/^[\w-]{10}$/.test(code)) return undefined;
  const row = await db.selectFrom("text_links").select("subject").where("code", "=", code).executeTakeFirst();
  return row?.subject;
}

/** @param subjects of the reminders that the links stop */
export async function removeTextLinks(db: Handle, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await db.deleteFrom("text_links").where("subject", "in", subjects).execute();
}

/** Removes links of texts that were sent before an instant. */
export async function removeOldTextLinks(db: Handle, before: number): Promise<void> {
  await db.deleteFrom("text_links").where("created_at", "<", before).execute();
}
