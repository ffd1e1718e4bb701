import type Stripe from "stripe";
import type { Decline } from "#sandbox/cards/declines.ts";

/** What the issuer said, for the charge's `outcome`. */
export function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  if (decline === null) {
    return {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: "approved_by_network",
      reason: null,
      risk_level: "normal",
      risk_score: 10,
      seller_message: "Payment complete.",
      type: "authorized",
    };
  }
  if (decline.decline_code === "fraudulent") {
    return {
      advice_code: decline.advice_code,
      network_advice_code: null,
      network_decline_code: null,
      network_status: "not_sent_to_network",
      reason: "highest_risk_level",
      risk_level: "highest",
      risk_score: 92,
      seller_message: "Stripe blocked this payment as too risky.",
      type: "blocked",
    };
  }
  return {
    advice_code: decline.advice_code,
    network_advice_code: null,
    network_decline_code: "05",
    network_status: "declined_by_network",
    reason: decline.decline_code,
    risk_level: "normal",
    risk_score: 10,
    seller_message: "The bank did not return any further details with this decline.",
    type: "issuer_declined",
  };
}
