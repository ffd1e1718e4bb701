import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

export const useAddReview = () =>
  useChange(
    (body: BodyOf<"createReview">) => securedApi("createReview", { body }),
    [keys.reviews, keys.bookings],
  );
