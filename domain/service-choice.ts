/** The most services of a visit, add-ons included. */
export const mostServices = 8;

/** The most minutes that a service takes, without what is prepared and cleared up. */
export const longestServiceMinutes = 720;

/** No visit is longer, in milliseconds. */
export const longestVisitMs = mostServices * longestServiceMinutes * 60_000;

/** What decides which other services a service can be booked with. */
export interface ChoosableService {
  id: string;
  /** The service that it is a variant of. */
  variantOf: string | null;
  /** The services that it can be added to. Empty unless it is an add-on. */
  addOnTo: readonly string[];
}

export type ChoiceProblem = "variants_together" | "add_on_alone" | "add_on_twice";

/**
 * Why services can't be one visit. Null when they can. A service and its variants are sizes of the same thing, so a
 * visit includes only one of them. An add-on is booked once, with a service that it belongs to, or with a variant of
 * that service.
 */
export function whyNotTogether(chosen: readonly ChoosableService[]): ChoiceProblem | null {
  const bases = chosen.filter((one) => !isAddOn(one)).map(baseOf);
  const addOns = chosen.filter(isAddOn);
  if (addOns.some(({ addOnTo }) => !addOnTo.some((id) => bases.includes(id)))) return "add_on_alone";
  if (new Set(addOns.map(({ id }) => id)).size < addOns.length) return "add_on_twice";
  const asVariants = chosen.filter(({ variantOf }) => variantOf !== null).map(baseOf);
  const isTwice = (id: string) => bases.indexOf(id) !== bases.lastIndexOf(id);
  return asVariants.some(isTwice) ? "variants_together" : null;
}

/** Whether it is sold only with another service. */
export function isAddOn({ addOnTo }: Pick<ChoosableService, "addOnTo">): boolean {
  return addOnTo.length > 0;
}

/** The id of the service itself, or of the one that it is a variant of. */
function baseOf({ id, variantOf }: ChoosableService): string {
  return variantOf ?? id;
}
