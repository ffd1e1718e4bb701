/** How many services a visit has at most, with what is added to them. */
export const mostServices = 8;

/** What of a service decides beside which others it can be had. */
export interface ChoosableService {
  id: string;
  /** The service that it is a variant of. */
  variantOf: string | null;
  /** The services that it can be added to; empty unless it is an add-on. */
  addOnTo: readonly string[];
}

export type ChoiceProblem = "variants_together" | "add_on_alone" | "add_on_twice";

/**
 * Why services can't be one visit; null when they can. A service and its variants are sizes of one thing, so a visit has one
 * of them. An add-on is had once, beside a service that it belongs to, or beside a variant of that service.
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

/** Whether it is sold only beside another service. */
export function isAddOn({ addOnTo }: Pick<ChoosableService, "addOnTo">): boolean {
  return addOnTo.length > 0;
}

/** The service itself, or the one that it is a variant of. */
function baseOf({ id, variantOf }: ChoosableService): string {
  return variantOf ?? id;
}
