import { z } from "zod";
import { ContactMessage, MessagesQuery, NewContactMessage } from "#contract/contact.ts";
import { byId, inserted, modified, page } from "#contract/fields.ts";
import { KeptPicture, PictureUpload } from "#contract/images.ts";
import { ManagedReview, NewReview, Review, ReviewModeration, ReviewsQuery } from "#contract/reviews.ts";

/** The calls for what people write and upload: reviews, messages to the salon, pictures. */
export const contentCalls = {
  uploadImage: {
    summary: "Upload a picture",
    description: "A JPEG, PNG or WebP of up to 5 MB and 20 million pixels. `display_url` is its address.",
    body: PictureUpload,
    sends: "multipart/form-data",
    answer: KeptPicture,
  },
  listReviews: {
    summary: "List published reviews",
    description: "Newest first, up to 200 per page; follow the `Link` header to the next page.",
    query: page,
    answer: z.array(Review),
  },
  createReview: {
    summary: "Create a review",
    description:
      "Published at once after a completed visit that has no review yet. Any other review waits for approval, one at a time.",
    body: NewReview,
    answer: inserted,
  },
  listAllReviews: {
    summary: "List all reviews",
    description:
      "Includes pending and hidden ones: the newest 500 of each state. With `state`, up to 200 per page; follow the `Link` header to the next page.",
    query: ReviewsQuery,
    answer: z.array(ManagedReview),
  },
  moderateReview: {
    summary: "Publish, hide or answer a review",
    description: "Hiding needs a reason. An empty `reply` deletes the answer.",
    params: byId,
    body: ReviewModeration,
    answer: modified,
  },
  createContactMessage: { summary: "Send a message to the salon", body: NewContactMessage, answer: inserted },
  listContactMessages: {
    summary: "List messages from visitors",
    description: "Newest first, up to 200 per page; follow the `Link` header to the next page.",
    query: MessagesQuery,
    answer: z.array(ContactMessage),
  },
  handleContactMessage: {
    summary: "Mark a message as handled or open",
    params: byId,
    body: z.strictObject({ handled: z.boolean() }),
    answer: modified,
  },
};
