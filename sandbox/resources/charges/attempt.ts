import type Stripe from "stripe";
import type { Decline } from "#sandbox/cards/declines.ts";

/** One try to charge an intent with a method. */
export interface Attempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  /** Whether the card's holder went through 3-D Secure. */
  authenticated: boolean;
  decline: Decline | null;
}
