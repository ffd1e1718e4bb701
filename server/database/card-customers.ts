import type { Handle } from "#server/database/handle.ts";

/** A user's customer id at the card provider; undefined if the user has never saved a card. */
export async function findCardCustomer(db: Handle, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("card_customers")
    .select("customer_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.customer_id;
}

/**
 * Saves a user's customer id at the card provider, unless another request was first.
 * @param made.instead the customer that the provider has forgotten; null for the first one
 * @returns the customer id to use: the new one, or the one saved by a faster request
 */
export async function keepCardCustomer(
  db: Handle,
  { userId, customerId, instead }: { userId: string; customerId: string; instead: string | null },
  now: number,
): Promise<string> {
  await db
    .insertInto("card_customers")
    .values({ user_id: userId, customer_id: customerId, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ customer_id: customerId })
        .where("card_customers.customer_id", "=", instead ?? ""),
    )
    .execute();
  return (await findCardCustomer(db, userId)) ?? customerId;
}

export async function removeCardCustomer(db: Handle, userId: string): Promise<void> {
  await db.deleteFrom("card_customers").where("user_id", "=", userId).execute();
}
