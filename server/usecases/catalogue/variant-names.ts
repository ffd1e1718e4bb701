import { wholeVariantName, wholeVariantNameBn } from "#domain/variant-name.ts";
import type { StoredService } from "#server/database/services.ts";
import { type Refusal, refuseField } from "#server/usecases/result.ts";

type Named = Pick<StoredService, "name" | "name_bn" | "variant_name" | "variant_name_bn">;

/** The longest service name that a booking can hold. */
const mostOfName = 200;

/** The columns that a draft or a change sets. Empty text clears a column. */
export function variantColumns(said: {
  variantName?: string | null | undefined;
  variantNameBn?: string | null | undefined;
  variantHint?: string | null | undefined;
  variantHintBn?: string | null | undefined;
}) {
  const { variantName, variantNameBn, variantHint, variantHintBn } = said;
  return {
    ...(variantName !== undefined && { variant_name: variantName }),
    ...(variantNameBn !== undefined && { variant_name_bn: variantNameBn || null }),
    ...(variantHint !== undefined && { variant_hint: variantHint || null }),
    ...(variantHintBn !== undefined && { variant_hint_bn: variantHintBn || null }),
  };
}

/** A variant's full names, for places that don't show its service. They begin with the service's name. */
export function wholeNames(
  service: Pick<Named, "name" | "name_bn">,
  variant: Pick<Named, "variant_name" | "variant_name_bn">,
) {
  return {
    name: wholeVariantName(service.name, variant.variant_name ?? ""),
    name_bn: wholeVariantNameBn(service.name_bn, variant.variant_name_bn),
  };
}

/**
 * Refuses a service and variants whose names can't be told apart; null when they can, or when there are no variants.
 */
export function refuseVariantNames(
  service: Pick<Named, "name" | "variant_name">,
  variants: readonly Pick<Named, "variant_name">[],
): Refusal | null {
  if (variants.length === 0) return null;
  if (!service.variant_name) return refuseField("variantName", "Name the service among its variants");
  const names = [service, ...variants].map(({ variant_name }) => variant_name ?? "");
  if (names.includes("")) return refuseField("variantName", "Name the variant");
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    return refuseField("variantName", "Another variant of this service has this name already", "name_taken");
  if (names.some((name) => wholeVariantName(service.name, name).length > mostOfName))
    return refuseField("variantName", "This is too long beside the name of the service");
  return null;
}
