import type { ErrorCode } from "#contract/errors.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** Refuses the value of one field. @param message shown at the field, without a full stop */
export function refuseField(
  field: string,
  message: string,
  code: Extract<ErrorCode, "invalid_input" | "name_taken"> = "invalid_input",
): Refusal {
  return refuse(code, `${message}.`, { errors: [{ field, message }] });
}

/** Service names are unique regardless of case, because tabs and bookings identify a service by name. */
export function refuseTakenName(field: "service_name" | "variantName"): Refusal {
  return refuseField(field, "Another service has this name already", "name_taken");
}
