import { z } from "zod";
import { ContactMessage, MessagesQuery, NewContactMessage } from "#contract/contact.ts";
import { id, page } from "#contract/fields.ts";
import { KeptPicture, PictureUpload } from "#contract/images.ts";
import { ManagedReview, NewReview, Review, ReviewModeration, ReviewsQuery } from "#contract/reviews.ts";

const inserted = z.object({ insertedId: id });
const modified = z.object({ modifiedCount: z.number().int() });
const byId = z.strictObject({ id });

/** The calls about what people write and upload: reviews, messages to the salon, pictures. */
export const contentCalls = {
  uploadImage: {
    summary: "Keep a picture",
    body: PictureUpload,
    sends: "multipart/form-data",
    answer: KeptPicture,
  },
  listReviews: {
    summary: "Reviews that visitors see, the newest first, 200 at most; the Link header leads on",
    query: page,
    answer: z.array(Review),
  },
  createReview: { summary: "Add a review", body: NewReview, answer: inserted },
  listAllReviews: {
    summary:
      "Reviews, what waits and what is hidden too: the newest 500 of each, or 200 at most of one state, from where the Link header leads on",
    query: ReviewsQuery,
    answer: z.array(ManagedReview),
  },
  moderateReview: {
    summary: "Show, hide or answer a review",
    params: byId,
    body: ReviewModeration,
    answer: modified,
  },
  createContactMessage: { summary: "Write to the salon", body: NewContactMessage, answer: inserted },
  listContactMessages: {
    summary: "What visitors wrote, the newest first, 200 at most; the Link header leads on",
    query: MessagesQuery,
    answer: z.array(ContactMessage),
  },
  handleContactMessage: {
    summary: "Mark a message as handled, or as open",
    params: byId,
    body: z.strictObject({ handled: z.boolean() }),
    answer: modified,
  },
};
