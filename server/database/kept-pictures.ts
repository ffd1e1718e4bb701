import type { Handle } from "#server/database/handle.ts";

export interface KeptBy {
  /** As the pictures port answers it: `/images/HASH-800.webp`. */
  address: string;
  userId: string;
}

/** Notes who handed in a picture. Noting it again changes nothing. */
export async function noteKeptPicture(db: Handle, { address, userId }: KeptBy, now: number): Promise<void> {
  await db
    .insertInto("kept_pictures")
    .values({ address, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(["address", "user_id"]).doNothing())
    .execute();
}

/** Forgets who handed in the pictures of deleted users. @returns what was forgotten */
export async function dropPicturesOfDeleted(db: Handle): Promise<KeptBy[]> {
  return await db
    .deleteFrom("kept_pictures")
    .where("user_id", "in", (eb) =>
      eb.selectFrom("users").select("users.id").where("deleted_at", "is not", null),
    )
    .returning(["address", "user_id as userId"])
    .execute();
}

/** Whether anybody has handed in a picture, or shows it in whichever width. */
export async function isPictureWanted(db: Handle, address: string): Promise<boolean> {
  const widths = `${address.replace(/-\d+\.webp$/, "")}-%`;
  const found = await db
    .selectFrom("kept_pictures")
    .select("user_id as id")
    .where("address", "like", widths)
    .unionAll(db.selectFrom("users").select("id").where("photo_url", "like", widths))
    .unionAll(db.selectFrom("reviews").select("id").where("image", "like", widths))
    .unionAll(db.selectFrom("services").select("id").where("image", "like", widths))
    .unionAll(db.selectFrom("masters").select("id").where("photo", "like", widths))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
