import type { Handle } from "#server/database/handle.ts";

/* Accounts of users who have left stay with them until their provider has deleted them, so that no new user is
   created from them. */

interface Account {
  provider: string;
  subject: string;
}

/** Whether an account belongs to somebody who has left. */
export async function isOfWhoLeft(db: Handle, { provider, subject }: Account): Promise<boolean> {
  const left = await db
    .selectFrom("identities")
    .innerJoin("users", "users.id", "identities.user_id")
    .select("users.id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .where("users.deleted_at", "is not", null)
    .executeTakeFirst();
  return left !== undefined;
}

/** Deletes an account of somebody who has left. A later sign-in with it makes a new user. */
export async function forgetLeftAccount(db: Handle, { provider, subject }: Account): Promise<void> {
  await db
    .deleteFrom("identities")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .where("user_id", "in", (eb) =>
      eb.selectFrom("users").select("users.id").where("users.deleted_at", "is not", null),
    )
    .execute();
}
