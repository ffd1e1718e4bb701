import type { ReviewModeration } from "#contract/reviews.ts";
import { audit } from "#server/database/audit-log.ts";
import { idOf, newId } from "#server/database/new-id.ts";
import {
  changeReview,
  findReview,
  hasWaitingReview,
  insertReview,
  listUnreviewedVisits,
  type ReviewRow,
} from "#server/database/reviews.ts";
import { findUser } from "#server/database/users.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/pictures/adopt-picture.ts";
import { ok, type Refusal, type Result, refuse, signInFirst } from "#server/usecases/result.ts";
import { writtenOnce } from "#server/usecases/written-once.ts";

export interface ReviewDraft {
  name: string;
  image: string;
  /** 1 to 5. */
  rating: number;
  testimonial: string;
  /** The completed visit that it is about; absent: the latest one without a review. */
  bookingId?: string | undefined;
  /** Sent again with the same key, it is taken once. */
  key?: string | undefined;
}

/**
 * Takes a review. After a completed visit that has none yet it is verified and shows at once; any other waits for
 * approval, one at a time. The same words with the same key again are the review that was taken, whichever visit they
 * name by now. Refuses a visit that is named and is not the customer's own, not completed, or reviewed already.
 * @returns its id
 */
export async function createReview(
  app: DatabaseAndClock,
  userId: string,
  { key, ...draft }: ReviewDraft,
): Promise<Result<string>> {
  const id = key === undefined ? newId() : idOf(`review ${userId} ${key}`);
  return await writtenOnce(
    async () => {
      const taken = await findReview(app.engine.read, id);
      return taken && (isSaidSo(taken, draft) ? ok(id) : arrivedAlready);
    },
    () => takeReview(app, { id, userId }, draft),
  );
}

function isSaidSo({ rating, testimonial }: ReviewRow, draft: ReviewDraft): boolean {
  return rating === draft.rating && testimonial === draft.testimonial;
}

const arrivedAlready = refuse(
  "wrong_state",
  "Your review has arrived already, as it was sent before. Send this one only if it is about another visit.",
);

async function takeReview(
  app: DatabaseAndClock,
  { id, userId }: { id: string; userId: string },
  { bookingId: about, ...draft }: Omit<ReviewDraft, "key">,
): Promise<Result<string>> {
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
 * Shows a review to visitors, hides it for a reason, or answers it publicly. What is left out stays. Refuses what
 * somebody else has changed since it was seen.
 * @returns how many were changed: one
 */
export async function moderateReview(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  moderation: ReviewModeration,
): Promise<Result<number>> {
  const { state, reason, reply } = moderation;
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "reviews", id);
    const known = await findReview(tx, id);
    if (!known) return refuse("not_found", "There is no such review.");
    const refused = whyNotSeen(known, moderation);
    if (refused) return refused;
    await changeReview(tx, id, {
      ...(state && { state, hidden_reason: state === "hidden" ? (reason ?? "") : null }),
      ...(reply !== undefined && { reply: reply || null }),
    });
    const actions = [...(state ? [`review_${state}`] : []), ...(reply !== undefined ? ["review_reply"] : [])];
    for (const action of actions) await audit(tx, { actorId, action, subjectId: id }, app.now());
    return ok(1);
  });
}

/** Why a review is not what was seen. One that is already what is asked for is fine: it may be sent again. */
function whyNotSeen(known: ReviewRow, { state, reason, reply, seen }: ReviewModeration): Refusal | null {
  if (!seen) return null;
  const isAsAsked = known.state === state && (known.hidden_reason ?? undefined) === reason;
  if (state && known.state !== seen.state && !isAsAsked)
    return known.state === "hidden" ? hiddenMeanwhile : shownMeanwhile;
  const isAnswered = reply !== undefined && ![seen.reply, reply || null].includes(known.reply);
  return isAnswered ? answered : null;
}

const hiddenMeanwhile = refuse(
  "wrong_state",
  "Somebody else has hidden this review meanwhile. You find it, and why, under Hidden.",
);
const shownMeanwhile = refuse(
  "wrong_state",
  "Somebody else has shown this review meanwhile. You find it under Shown.",
);
const answered = refuse(
  "wrong_state",
  "Somebody else has answered this review meanwhile. Read the reply, then save again.",
);
