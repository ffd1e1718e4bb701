import { type Refusal, refuse } from "#server/usecases/result.ts";

/** No two services share a name, whatever its case: tabs and bookings go by it. */
export function nameTaken(): Refusal {
  return refuse("name_taken", "Another service has this name already.", {
    errors: [{ field: "service_name", message: "Another service has this name already" }],
  });
}
