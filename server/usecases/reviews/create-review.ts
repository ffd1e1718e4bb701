import { newId } from "#server/database/new-id.ts";
import { findUnreviewedVisit, insertReview } from "#server/database/reviews.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/images/queue-foreign-picture.ts";

export interface ReviewDraft {
  name: string;
  image: string;
  /** 1 to 5. */
  rating: number;
  testimonial: string;
}

/**
 * Takes a review. After a completed visit that has none yet it is verified and shows at once; any other waits
 * for approval.
 * @returns its id
 */
export async function createReview(app: UseCases, userId: string, draft: ReviewDraft): Promise<string> {
  const id = newId();
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", userId);
    const bookingId = await findUnreviewedVisit(tx, userId);
    await insertReview(tx, {
      ...draft,
      id,
      user_id: userId,
      booking_id: bookingId ?? null,
      state: bookingId ? "published" : "pending",
      reply: null,
      created_at: app.now(),
    });
    await queueForeignPicture(tx, { of: "review", id, address: draft.image }, app.now());
  });
  return id;
}
