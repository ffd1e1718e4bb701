import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from "@stripe/stripe-js";
import type { Charge } from "#app/features/checkout/checkout-flow.ts";

interface Billing {
  name: string;
  email: string;
}

type Provider = Pick<Stripe, "createPaymentMethod" | "confirmCardPayment" | "retrievePaymentIntent">;

const notCharged = "You have not been charged.";

/**
 * Takes the payment as the specification says: a payment method from the card, then its confirmation. When the
 * provider's answer is lost or says that the payment already happened, the truth is read before anything is told.
 */
export async function chargeCard(
  stripe: Provider,
  card: StripeCardElement,
  clientSecret: string,
  billing: Billing,
): Promise<Charge> {
  const made = await stripe.createPaymentMethod({ type: "card", card, billing_details: billing });
  if (made.error) return { ok: false, kind: "card", message: made.error.message ?? "Check your card." };

  const paid = await stripe.confirmCardPayment(clientSecret, { payment_method: made.paymentMethod.id });
  if (paid.error) return afterError(stripe, clientSecret, paid.error);
  return outcome(paid.paymentIntent);
}

async function afterError(stripe: Provider, clientSecret: string, error: StripeError): Promise<Charge> {
  if (mayHaveSucceeded(error)) {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    if (!paymentIntent) {
      return {
        ok: false,
        kind: "payment",
        message:
          "We lost the connection to the card network before it answered. Check your connection and press Pay Now again: you cannot be charged twice.",
      };
    }
    if (isDecided(paymentIntent)) return outcome(paymentIntent);
  }
  const reason = error.message ?? "Your bank did not accept this payment.";
  return { ok: false, kind: "payment", message: `${reason} ${notCharged} Try again, or use another card.` };
}

function outcome(intent: PaymentIntent): Charge {
  if (intent.status === "succeeded") return { ok: true, transactionId: intent.id };
  if (intent.status === "canceled") return { ok: false, kind: "ended" };
  if (intent.status === "processing") {
    return {
      ok: false,
      kind: "payment",
      message:
        "Your bank is still working on this payment. If it goes through, the booking appears in my bookings by itself. Do not pay again.",
    };
  }
  return {
    ok: false,
    kind: "payment",
    message: `The payment was not finished. ${notCharged} Try again, or use another card.`,
  };
}

function isDecided({ status }: PaymentIntent): boolean {
  return status === "succeeded" || status === "processing" || status === "canceled";
}

function mayHaveSucceeded(error: StripeError): boolean {
  return error.type === "api_connection_error" || error.code === "payment_intent_unexpected_state";
}
