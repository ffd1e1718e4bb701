import type { Handle } from "#server/database/handle.ts";

/** Whose picture it is. */
export type PictureOwner = "review" | "service" | "user";

export function isPictureOwner(of: string): of is PictureOwner {
  return ["review", "service", "user"].includes(of);
}

/** The address of a picture that somebody chose; null when there is none, or nobody of that id. */
export async function findShownPicture(db: Handle, of: PictureOwner, id: string): Promise<string | null> {
  if (of === "user") {
    const query = db.selectFrom("users").select("photo_url").where("id", "=", id);
    return (await query.executeTakeFirst())?.photo_url ?? null;
  }
  const table = of === "review" ? "reviews" : "services";
  const query = db.selectFrom(table).select("image").where("id", "=", id);
  return (await query.executeTakeFirst())?.image ?? null;
}

/** The user whose picture it is; null for the salon's own. */
export async function findPictureOwner(db: Handle, of: PictureOwner, id: string): Promise<string | null> {
  if (of === "user") return id;
  if (of === "service") return null;
  const query = db.selectFrom("reviews").select("user_id").where("id", "=", id);
  return (await query.executeTakeFirst())?.user_id ?? null;
}

/** Puts another address in the place of one, unless somebody has chosen another picture meanwhile. */
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
