import type { z } from "zod";
import type { TypedReview } from "#app/features/reviews/typed-review.ts";

type Written = Pick<z.input<typeof TypedReview>, "rating" | "testimonial">;

const place = "review";

/** Keeps what somebody has written for as long as the tab is open: a session that ends loses nothing. */
export function keepReview(email: string, { rating, testimonial }: Written): void {
  try {
    if (rating === "" && testimonial === "") sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify({ email, rating, testimonial }));
  } catch {
    // A browser that keeps nothing still sends reviews.
  }
}

/** What this person has written here and not sent; undefined when nothing was, or somebody else wrote it. */
export function keptReview(email: string): Written | undefined {
  try {
    const { email: writer, ...written } = JSON.parse(sessionStorage.getItem(place) ?? "{}");
    return writer === email ? written : undefined;
  } catch {
    return undefined;
  }
}
