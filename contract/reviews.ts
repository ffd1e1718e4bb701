import { z } from "zod";
import { id, image, line, page, text } from "#contract/fields.ts";
import { toLatinDigits } from "#domain/digits.ts";

export const Review = z.object({
  _id: id,
  name: z.string(),
  image: z.string(),
  rating: z.number().int(),
  testimonial: z.string(),
  verified: z.boolean(),
  /** The salon's reply. */
  reply: z.string().nullable(),
});
export type Review = z.infer<typeof Review>;

const ratingRule = "Give a rating from 1 to 5";

/** Rating is a whole number from 1 to 5, as 5 or "5", in Latin or Bengali digits. */
export const NewReview = z.strictObject({
  name: line("Name is required"),
  image,
  rating: z
    .union(
      [z.number(), z.string().trim().overwrite(toLatinDigits).regex(/^\d$/, ratingRule).transform(Number)],
      ratingRule,
    )
    .pipe(z.number().int(ratingRule).min(1, ratingRule).max(5, ratingRule)),
  testimonial: text("Your Review is required"),
  /** The completed visit that it is about. Absent: the latest one without a review. */
  bookingId: id.optional(),
  /** Sent again with the same key, it is taken once; other words with it are refused with `wrong_state`. */
  key: z.uuid().optional(),
});
export type NewReview = z.infer<typeof NewReview>;

/** A review as admins see it. */
export const ManagedReview = Review.extend({
  state: z.enum(["published", "pending", "hidden"]),
  date: z.string(),
  /** Why it is hidden. */
  hiddenReason: z.string().nullable(),
});
export type ManagedReview = z.infer<typeof ManagedReview>;

/** Which reviews to list: a page of those in one state, or the newest of each. */
export const ReviewsQuery = page
  .extend({ state: ManagedReview.shape.state.optional() })
  .refine(
    ({ state, limit, cursor }) => state !== undefined || (limit === undefined && cursor === undefined),
    {
      path: ["state"],
      message: "A page is one of a state",
    },
  );

/**
 * What is to change of a review. Hiding needs a reason; an empty reply takes the reply away. `seen`: as it was read;
 * refused with `wrong_state` where somebody else has shown, hidden or answered it meanwhile.
 */
export const ReviewModeration = z
  .strictObject({
    state: z.enum(["published", "hidden"]).optional(),
    reason: z.string().trim().max(400).optional(),
    reply: z.string().trim().max(2000).optional(),
    seen: ManagedReview.pick({ state: true, reply: true }).strict().optional(),
  })
  .refine(({ state, reply }) => state !== undefined || reply !== undefined, "Say what changes")
  .refine(({ state, reason }) => state !== "hidden" || reason, {
    path: ["reason"],
    message: "Say why it is hidden",
  });
export type ReviewModeration = z.infer<typeof ReviewModeration>;
