import type { ErrorCode } from "#contract/errors.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** Refuses what one field says. @param message without a full stop, as it stands at the field */
export function refuseField(
  field: string,
  message: string,
  code: Extract<ErrorCode, "invalid_input" | "name_taken"> = "invalid_input",
): Refusal {
  return refuse(code, `${message}.`, { errors: [{ field, message }] });
}
