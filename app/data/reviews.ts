import { keys } from "#app/data/keys.ts";
import type { BodyOf } from "#app/data/use-change.ts";
import { usePlainChange } from "#app/data/use-plain-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Adds a review. One that arrives twice is one, so whatever was lost, it may be sent again. */
export const useAddReview = () =>
  usePlainChange(
    (body: BodyOf<"createReview">) => securedApi("createReview", { body }),
    [keys.reviews, keys.bookings],
  );
