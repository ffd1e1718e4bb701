import type { Handle } from "#server/database/handle.ts";

/* Accounts of users who have left stay with them until their provider has let them go, so that nobody is made of them anew. */

interface Account {
  provider: string;
  subject: string;
}

/** Whether an account is of somebody who has left. */
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

/** Forgets an account of somebody who has left: who signs in with it again is somebody new. */
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
