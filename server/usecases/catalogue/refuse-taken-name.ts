import { type Refusal, refuseField } from "#server/usecases/result.ts";

/** Service names are unique regardless of case, because tabs and bookings identify a service by name. */
export function refuseTakenName(field: "service_name" | "variantName"): Refusal {
  return refuseField(field, "Another service has this name already", "name_taken");
}
