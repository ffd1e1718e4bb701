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

/** Shows, hides or answers a review, unless somebody else has changed what the list showed. */
export const useModerate = ({ _id: id, state, reply }: ManagedReview) =>
  useChange(
    (change: BodyOf<"moderateReview">) =>
      securedApi("moderateReview", { params: { id }, body: { ...change, seen: { state, reply } } }),
    [keys.reviews, keys.deskNews],
  );
