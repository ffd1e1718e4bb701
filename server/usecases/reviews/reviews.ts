import type { ReviewModeration } from "#contract/reviews.ts";
import { audit } from "#server/database/audit-log.ts";
import { newId } from "#server/database/new-id.ts";
import {
  changeReview,
  hasWaitingReview,
  insertReview,
  listUnreviewedVisits,
} from "#server/database/reviews.ts";
import { findUser } from "#server/database/users.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/pictures/adopt-picture.ts";
import { ok, type Result, refuse, signInFirst } from "#server/usecases/result.ts";

export interface ReviewDraft {
  name: string;
  image: string;
  /** 1 to 5. */
  rating: number;
  testimonial: string;
  /** The completed visit that it is about; the latest without a review when absent. */
  bookingId?: string | undefined;
}

/**
 * Takes a review. After a completed visit that has none yet it is verified and shows at once; any other waits
 * for approval, one at a time. Refuses a visit that is named and is not the customer's own, not completed, or reviewed already.
 * @returns its id
 */
export async function createReview(
  app: DatabaseAndClock,
  userId: string,
  { bookingId: about, ...draft }: ReviewDraft,
): Promise<Result<string>> {
  const id = newId();
  return await app.engine.transaction(async (tx): Promise<Result<string>> => {
    await app.engine.lock(tx, "users", userId);
    if (!(await findUser(tx, userId))) return signInFirst;
    const unreviewed = await listUnreviewedVisits(tx, userId);
    if (about !== undefined && !unreviewed.includes(about)) {
      return refuse("wrong_state", "Only a completed visit of yours without a review can be reviewed.");
    }
    const bookingId = about ?? unreviewed[0];
    if (bookingId === undefined && (await hasWaitingReview(tx, userId))) {
      return refuse("review_waiting", "Your last review still waits for the salon to read it.");
    }
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
    return ok(id);
  });
}

/**
 * Shows a review to visitors, hides it for a reason, or answers it publicly. What is left out stays.
 * @returns how many were changed
 */
export async function moderateReview(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  { state, reason, reply }: ReviewModeration,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const changed = await changeReview(tx, id, {
      ...(state && { state, hidden_reason: state === "hidden" ? (reason ?? "") : null }),
      ...(reply !== undefined && { reply: reply || null }),
    });
    if (changed === 0) return refuse("not_found", "There is no such review.");
    await audit(
      tx,
      { actorId, action: state ? `review_${state}` : "review_reply", subjectId: id },
      app.now(),
    );
    return ok(changed);
  });
}
