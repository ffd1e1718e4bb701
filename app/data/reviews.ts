import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Every review, what waits and what is hidden too. */
export function useAllReviews() {
  return useQuery({
    queryKey: [...keys.reviews, "all"],
    queryFn: ({ signal }) => securedApi("listAllReviews", undefined, { signal }),
  });
}

export const useAddReview = () =>
  useChange(
    (body: BodyOf<"createReview">) => securedApi("createReview", { body }),
    [keys.reviews, keys.bookings],
  );

/** Shows, hides or answers a review. */
export const useModerate = (id: string) =>
  useChange(
    (body: BodyOf<"moderateReview">) => securedApi("moderateReview", { params: { id }, body }),
    [keys.reviews],
  );
