import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useWrittenPages } from "#app/data/written-pages.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { ManagedReview } from "#contract/reviews.ts";

/** The reviews in one state, the newest first. */
export function useReviewsIn(state: ManagedReview["state"]) {
  return useWrittenPages([...keys.reviews, "all", state], (page, options) =>
    securedApi("listAllReviews", { query: { ...page, state } }, options),
  );
}

/** Shows, hides or answers a review. */
export const useModerate = (id: string) =>
  useChange(
    (body: BodyOf<"moderateReview">) => securedApi("moderateReview", { params: { id }, body }),
    [keys.reviews],
  );
