import type { Handle } from "#server/database/handle.ts";

export interface KeptBy {
  /** As returned by the pictures port: `/images/HASH-800.webp`. */
  address: string;
  userId: string;
}

/** Records who uploaded a picture. Recording it again changes nothing. */
export async function insertKeptPicture(db: Handle, { address, userId }: KeptBy, now: number): Promise<void> {
  await db
    .insertInto("kept_pictures")
    .values({ address, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(["address", "user_id"]).doNothing())
    .execute();
}

/** Deletes the records of pictures uploaded by deleted users. @returns the deleted records */
export async function dropPicturesOfDeleted(db: Handle): Promise<KeptBy[]> {
  return await db
    .deleteFrom("kept_pictures")
    .where("user_id", "in", (eb) =>
      eb.selectFrom("users").select("users.id").where("deleted_at", "is not", null),
    )
    .returning(["address", "user_id as userId"])
    .execute();
}

/** Deletes the records of who uploaded these pictures. */
export async function dropKeptPictures(db: Handle, addresses: readonly string[]): Promise<void> {
  await db.deleteFrom("kept_pictures").where("address", "in", addresses).execute();
}

/** Whether anybody has uploaded a picture or shows it. @param shown its addresses, one for each width */
export async function isPictureWanted(db: Handle, shown: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom("kept_pictures")
    .select("user_id as id")
    .where("address", "in", shown)
    .unionAll(db.selectFrom("users").select("id").where("photo_url", "in", shown))
    .unionAll(db.selectFrom("reviews").select("id").where("image", "in", shown))
    .unionAll(db.selectFrom("services").select("id").where("image", "in", shown))
    .unionAll(db.selectFrom("masters").select("id").where("photo", "in", shown))
    .unionAll(db.selectFrom("site_pictures").select("address as id").where("address", "in", shown))
    .unionAll(db.selectFrom("portfolio_works").select("id").where("picture", "in", shown))
    .unionAll(db.selectFrom("portfolio_works").select("id").where("before_picture", "in", shown))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The kind of thing that shows a picture. */
export type PictureOwner = "review" | "service" | "user";

/** The address of the picture that a user, review or service shows. Null without one. */
export async function findShownPicture(db: Handle, of: PictureOwner, id: string): Promise<string | null> {
  if (of === "user") {
    const query = db.selectFrom("users").select("photo_url").where("id", "=", id);
    return (await query.executeTakeFirst())?.photo_url ?? null;
  }
  const table = of === "review" ? "reviews" : "services";
  const query = db.selectFrom(table).select("image").where("id", "=", id);
  return (await query.executeTakeFirst())?.image ?? null;
}

/** The user who owns the picture. Null for the salon's own. */
export async function findPictureOwner(db: Handle, of: PictureOwner, id: string): Promise<string | null> {
  if (of === "user") return id;
  if (of === "service") return null;
  const query = db.selectFrom("reviews").select("user_id").where("id", "=", id);
  return (await query.executeTakeFirst())?.user_id ?? null;
}

/** Replaces the address of a shown picture, unless another picture was chosen meanwhile. */
export async function replaceShownPicture(
  db: Handle,
  of: PictureOwner,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (of === "user") {
    const update = db.updateTable("users").set({ photo_url: to }).where("photo_url", "=", from);
    await update.where("id", "=", id).execute();
  } else {
    const table = of === "review" ? "reviews" : "services";
    const update = db.updateTable(table).set({ image: to }).where("image", "=", from);
    await update.where("id", "=", id).execute();
  }
}
