import { findReviewOfBooking } from "#server/database/reviews.ts";
import { findUser } from "#server/database/users.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { unsubscribeParts } from "#server/usecases/letters/unsubscribe-parts.ts";
import { isUnproved, openVisitLetter } from "#server/usecases/letters/visit-letter.ts";
import { hasRefused, subjectOfNotices } from "#server/usecases/post/subject-of-notices.ts";
import { pageUrl } from "#server/usecases/texts/letterhead.ts";

/** Asks how a visit was, unless its customer has already reviewed it or does not want to be asked. */
export async function mailReviewRequest(post: Post, bookingId: string): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words } = letter;
  const db = post.app.engine.read;
  if (booking.email === "") return "no_address";
  // The contact of somebody who left may stay while money waits for them. They can't write a review.
  if (booking.user_id !== null && !(await findUser(db, booking.user_id))) return "no_address";
  const { state } = booking;
  if (state === "cancelled") return state;
  if (state !== "completed") return state === "no_show" ? "missed" : "already_done";
  if (await isUnproved(db, booking)) return "unverified";
  const subject = subjectOfNotices(post.app, booking);
  if (await hasRefused(post.app, booking, "review_request")) return "switched_off";
  if (await findReviewOfBooking(db, booking.id)) return "already_done";
  const page = pageUrl(head, `/dashboard/addReview?visit=${booking.id}`);
  const review = { label: texts.common.actions.review, url: page };
  const mail = compose(
    head,
    { about: `review.${booking.id}`, to: booking.email },
    texts.visits.reviewRequest(words),
    { actions: [review], ...unsubscribeParts(post, head, { subject, kind: "review_request" }) },
  );
  await post.mailer.send(mail);
  return null;
}
