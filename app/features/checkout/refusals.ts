import type { Choice, Trouble } from "#app/features/checkout/checkout-state.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";

/** Why an hour could not be held, as something the guest can act on. */
export function intentTrouble(error: unknown, choice: Choice): Trouble {
  if (!(error instanceof ApiError)) return { kind: "no_intent", choice };
  switch (error.code) {
    case "slot_taken":
      return {
        kind: "taken",
        startsAt: choice.startsAt,
        alternatives: error.problem?.alternatives ?? [],
      };
    case "outside_hours":
    case "hold_limit":
    case "price_mismatch":
    case "code_refused":
    case "service_unavailable":
    case "variants_together":
    case "add_on_alone":
    case "add_on_twice":
    case "too_many_requests":
    case "invalid_input":
    case "payment_in_progress":
      return { kind: "refused", message: explain(error), alternatives: error.problem?.alternatives ?? [] };
    case "purchase_closed":
      return { kind: "paid_already" };
    default:
      return { kind: "no_intent", choice };
  }
}

/** Whether the money of a payment that could not become a booking is on its way back. */
export function isRefunded(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "payment_refunded" || error.code === "slot_taken");
}
