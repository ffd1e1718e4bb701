import type { ServiceChange } from "#contract/services.ts";
import { type Refusal, refuseField } from "#server/usecases/result.ts";

/** A variant belongs to one service. An add-on is sold together with services. */
export type ServiceKind = "service" | "variant" | "addOn";

const notOf: Record<ServiceKind, { fields: readonly (keyof ServiceChange)[]; because: string }> = {
  service: { fields: ["addOnTo"], because: "A service is not added to others" },
  variant: {
    fields: [
      "service_name",
      "nameBn",
      "details",
      "detailsBn",
      "tagline",
      "taglineBn",
      "img",
      "masterIds",
      "prepMinutes",
      "cleanupMinutes",
      "roomId",
      "category",
      "deposit",
      "addOnTo",
    ],
    because: "A variant takes this from its service",
  },
  addOn: {
    fields: [
      "category",
      "deposit",
      "variantName",
      "variantNameBn",
      "variantHint",
      "variantHintBn",
      "prepMinutes",
      "roomId",
    ],
    because: "An add-on has no such thing",
  },
};

/** Refuses a change to a field that a kind doesn't have; null when it has all of them. */
export function refuseForeign(kind: ServiceKind, change: ServiceChange): Refusal | null {
  const { fields, because } = notOf[kind];
  const foreign = fields.find((field) => change[field] !== undefined);
  return foreign ? refuseField(foreign, because) : null;
}
