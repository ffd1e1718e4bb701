import type { Choice, Trouble } from "#app/features/checkout/flow/checkout-state.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";

/** Why a slot could not be held, in a form that the guest can act on. */
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
    case "gift_card_empty":
    case "package_over":
    case "service_unavailable":
    case "variants_together":
    case "add_on_alone":
    case "add_on_twice":
    case "too_many_requests":
    case "invalid_input":
    case "payment_in_progress":
    case "not_set_up":
      return { kind: "refused", message: explain(error), alternatives: error.problem?.alternatives ?? [] };
    case "purchase_closed":
      return { kind: "paid_already" };
    default:
      return { kind: "no_intent", choice };
  }
}

/**
 * Whether nothing is booked and nothing is left to save: the payment is being refunded, or the visit has to be paid
 * after all.
 * @param wasCharged whether money has moved
 */
export function isOver(error: unknown, wasCharged: boolean): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === "payment_refunded" || error.code === "slot_taken") return true;
  return !wasCharged && error.code === "payment_not_succeeded";
}
