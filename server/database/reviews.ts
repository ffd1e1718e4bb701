import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { ReviewsTable } from "#server/database/schema/content.ts";

/** The reviews that visitors see, the newest first. */
export function listPublishedReviews(db: Handle): Promise<Selectable<ReviewsTable>[]> {
  return db
    .selectFrom("reviews")
    .selectAll()
    .where("state", "=", "published")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function insertReview(db: Handle, review: Insertable<ReviewsTable>): Promise<void> {
  await db.insertInto("reviews").values(review).execute();
}

/** The latest completed visit of a person that she has not reviewed. */
export async function findUnreviewedVisit(db: Handle, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("bookings")
    .leftJoin("reviews", "reviews.booking_id", "bookings.id")
    .select("bookings.id")
    .where("bookings.user_id", "=", userId)
    .where("bookings.state", "=", "completed")
    .where("reviews.id", "is", null)
    .orderBy("bookings.starts_at", "desc")
    .executeTakeFirst();
  return row?.id;
}
