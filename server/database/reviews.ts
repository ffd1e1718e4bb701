import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { ReviewsTable } from "#server/database/schema/content.ts";

export type ReviewRow = Selectable<ReviewsTable>;

/** The number of newest reviews that are read in each state. */
const mostRead = 500;

/** Reviews in one state, newest first. @param page.before the id of the last one seen */
export function listReviewsIn(
  db: Handle,
  state: ReviewRow["state"],
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<ReviewRow[]> {
  let found = db
    .selectFrom("reviews")
    .selectAll()
    .where("state", "=", sql.lit(state))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (before !== undefined) {
    found = found.where((eb) => {
      const last = eb.selectFrom("reviews").select(["created_at", "id"]).where("id", "=", before);
      return eb(eb.refTuple("created_at", "id"), "<", last.$asTuple("created_at", "id"));
    });
  }
  return found.execute();
}

/**
 * The newest 500 reviews in each state, newest first, so that newer reviews in one state do not hide those in another.
 */
export async function listReviews(db: Handle): Promise<ReviewRow[]> {
  const ofStates = await Promise.all(
    (["published", "pending", "hidden"] as const).map((state) =>
      listReviewsIn(db, state, { limit: mostRead }),
    ),
  );
  return ofStates
    .flat()
    .sort((one, other) => other.created_at - one.created_at || (one.id < other.id ? 1 : -1));
}

export function findReview(db: Handle, id: string): Promise<ReviewRow | undefined> {
  return db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function changeReview(
  db: Handle,
  id: string,
  change: Pick<Updateable<ReviewsTable>, "state" | "hidden_reason" | "reply">,
): Promise<void> {
  await db.updateTable("reviews").set(change).where("id", "=", id).execute();
}

/** Removes a person's name and picture from their reviews. */
export async function forgetReviewer(db: Handle, userId: string): Promise<void> {
  const nobody = { name: "A guest", image: "/art/portrait-guest.svg" };
  await db.updateTable("reviews").set(nobody).where("user_id", "=", userId).execute();
}

export async function insertReview(db: Handle, review: Insertable<ReviewsTable>): Promise<void> {
  await db.insertInto("reviews").values(review).execute();
}

/** Whether a person has a review that waits for approval. */
export async function hasWaitingReview(db: Handle, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom("reviews")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "=", "pending")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many reviews wait for approval. */
export function countWaitingReviews(db: Handle): Promise<number> {
  return countReviewsIn(db, "pending");
}

export async function countReviewsIn(db: Handle, state: ReviewRow["state"]): Promise<number> {
  const row = await db
    .selectFrom("reviews")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "=", sql.lit(state))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The ids of a person's completed visits without a review, latest first. */
export async function listUnreviewedVisits(db: Handle, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings")
    .leftJoin("reviews", "reviews.booking_id", "bookings.id")
    .select("bookings.id")
    .where("bookings.user_id", "=", userId)
    .where("bookings.state", "=", "completed")
    .where("reviews.id", "is", null)
    .orderBy("bookings.starts_at", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

export function findReviewOfBooking(db: Handle, bookingId: string): Promise<ReviewRow | undefined> {
  return db.selectFrom("reviews").selectAll().where("booking_id", "=", bookingId).executeTakeFirst();
}
