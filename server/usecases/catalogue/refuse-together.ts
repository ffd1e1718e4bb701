import { type ChoiceProblem, whyNotTogether } from "#domain/service-choice.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

const sentences: Record<ChoiceProblem, string> = {
  variants_together: "Choose one kind of a service at a time: a visit can't have two of them.",
  add_on_alone: "This can only be added to another service. Choose a service that it goes with.",
  add_on_twice: "This can be added once.",
};

/** Refuses services that can't be one visit; null when they can. */
export function refuseTogether(
  services: readonly Pick<ServiceRow, "id" | "variant_of" | "addOnTo">[],
): Refusal | null {
  const problem = whyNotTogether(
    services.map(({ id, variant_of, addOnTo }) => ({ id, variantOf: variant_of, addOnTo })),
  );
  return problem && refuse(problem, sentences[problem]);
}

/** A service is hidden or gone. */
export const offeredNoMore = refuse(
  "service_unavailable",
  "That service is no longer offered. Choose another one.",
);
