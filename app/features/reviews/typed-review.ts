import { typedNumber } from "#app/lib/typed-number.ts";
import { NewReview } from "#contract/reviews.ts";

/** The review as typed: the rating is text, a whole number from 1 to 5. */
export const TypedReview = NewReview.extend({
  rating: typedNumber.regex(/^[1-5]$/, "Give a rating from 1 to 5").transform(Number),
});
