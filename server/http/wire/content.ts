import type { ContactMessage } from "#contract/contact.ts";
import type { ManagedReview, Review } from "#contract/reviews.ts";
import type { MessageRow } from "#server/database/contact-messages.ts";
import type { ReviewRow } from "#server/database/reviews.ts";

export function toReview({ id, name, image, rating, testimonial, booking_id, reply }: ReviewRow): Review {
  return { _id: id, name, image, rating, testimonial, verified: booking_id !== null, reply };
}

export function toManagedReview(row: ReviewRow): ManagedReview {
  return {
    ...toReview(row),
    state: row.state,
    date: new Date(row.created_at).toISOString(),
    hiddenReason: row.hidden_reason,
  };
}

export function toMessage(row: MessageRow): ContactMessage {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobile: row.mobile,
    message: row.message,
    date: new Date(row.created_at).toISOString(),
    handledAt: row.handled_at === null ? null : new Date(row.handled_at).toISOString(),
  };
}
