import type { Handle } from "#server/database/handle.ts";

/** Who somebody is at the card provider; undefined when she has never saved a card. */
export async function findCardCustomer(db: Handle, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("card_customers")
    .select("customer_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Writes down who somebody is at the card provider, in place of who she was there. */
export async function saveCardCustomer(
  db: Handle,
  { userId, customerId }: { userId: string; customerId: string },
  now: number,
): Promise<void> {
  await db
    .insertInto("card_customers")
    .values({ user_id: userId, customer_id: customerId, created_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ customer_id: customerId }))
    .execute();
}

export async function removeCardCustomer(db: Handle, userId: string): Promise<void> {
  await db.deleteFrom("card_customers").where("user_id", "=", userId).execute();
}
