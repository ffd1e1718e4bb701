import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { MobileCodesTable } from "#server/database/schema/people.ts";

export type MobileCodeRow = Selectable<MobileCodesTable>;

/** @param code.mobile with its country code @returns the id, from which the code is derived */
export async function insertMobileCode(
  db: Handle,
  { userId, mobile }: { userId: string; mobile: string },
  now: number,
): Promise<string> {
  const id = newId();
  await db.insertInto("mobile_codes").values({ id, user_id: userId, mobile, sent_at: now }).execute();
  return id;
}

export function findMobileCode(db: Handle, id: string): Promise<MobileCodeRow | undefined> {
  return db.selectFrom("mobile_codes").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Counts an attempt to enter a code. @returns the last code sent to the person, this attempt included in its tries */
export async function tryMobileCode(db: Handle, userId: string): Promise<MobileCodeRow | undefined> {
  return await db
    .updateTable("mobile_codes")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("mobile_codes as last")
        .select("last.id")
        .where("last.user_id", "=", userId)
        .orderBy("last.sent_at", "desc")
        .orderBy("last.id", "desc")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Saves that a number is verified as an account's own. From now on no other account can have it. */
export async function markMobileProved(
  db: Handle,
  { id, user_id: userId, mobile }: MobileCodeRow,
  now: number,
): Promise<void> {
  await db.updateTable("mobile_codes").set({ used_at: now }).where("id", "=", id).execute();
  await db
    .updateTable("users")
    .set({ proved_mobile: null })
    .where("proved_mobile", "=", mobile)
    .where("id", "!=", userId)
    .execute();
  await db.updateTable("users").set({ proved_mobile: mobile }).where("id", "=", userId).execute();
}

/** Removes an account's verified number. Its holder is notified by mail until another one is verified. */
export async function forgetProvedMobile(db: Handle, userId: string): Promise<void> {
  await db.deleteFrom("mobile_codes").where("user_id", "=", userId).execute();
  await db
    .updateTable("users")
    .set({ proved_mobile: null, told_by: "mail" })
    .where("id", "=", userId)
    .execute();
}

/** Removes codes that were sent before an instant. */
export async function removeOldMobileCodes(db: Handle, before: number): Promise<void> {
  await db.deleteFrom("mobile_codes").where("sent_at", "<", before).execute();
}
