import { z } from "zod";
import { id, line, picture, text } from "#contract/fields.ts";

export const Review = z.object({
  _id: id,
  name: z.string(),
  image: z.string(),
  rating: z.number().int(),
  testimonial: z.string(),
  verified: z.boolean(),
});
export type Review = z.infer<typeof Review>;

const ratingRule = "Give a rating from 1 to 5";

/** Rating is a whole number from 1 to 5, as 5 or "5". */
export const NewReview = z.strictObject({
  name: line("Name is required"),
  image: picture,
  rating: z
    .union([z.number(), z.string().trim().regex(/^\d$/, ratingRule).transform(Number)], ratingRule)
    .pipe(z.number().int(ratingRule).min(1, ratingRule).max(5, ratingRule)),
  testimonial: text("Your Review is required"),
});
export type NewReview = z.infer<typeof NewReview>;
