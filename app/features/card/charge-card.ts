import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from "@stripe/stripe-js";
import { type BankWay, bankInThisTab } from "#app/features/card/bank-page.ts";
import { chargingTexts } from "#app/texts/en/dashboard/charging.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** The outcome of an attempt to pay by card. */
export type Charge =
  | { ok: true; transactionId: string }
  | { ok: false; kind: "card" | "payment"; message: string }
  /** The payment was cancelled in the meantime and its slot freed: it expired, or another tab chose another slot. */
  | { ok: false; kind: "ended" }
  /** The guest did not wait for the bank's answer, and the payment was cancelled. The page already knows. */
  | { ok: false; kind: "stopped" };

interface Billing {
  name: string;
  email: string;
}

type Asked = Pick<Stripe, "retrievePaymentIntent">;
type Provider = Pick<Stripe, "createPaymentMethod" | "confirmCardPayment" | "retrievePaymentIntent">;

/** How often, and how many times, to ask a bank that checks a payment: together as long as holds wait for it. */
const askEveryMs = 4_000;
const mostAsked = 450;

/**
 * Takes the payment as the specification says: creates a payment method from the card, then confirms it. A saved card
 * already is a payment method. If the provider's answer is lost, or says that the payment already happened, the
 * intent is read before anything is reported.
 * @param onChecking called while the bank takes its time to check the payment, which is waited for
 */
export async function chargeCard(
  stripe: Provider,
  card: StripeCardElement | string,
  clientSecret: string,
  billing: Billing,
  onChecking: () => void,
  bank: BankWay = bankInThisTab,
): Promise<Charge> {
  const made = typeof card === "string" ? card : await makeMethod(stripe, card, billing);
  if (typeof made !== "string") return made;
  const paid = await stripe.confirmCardPayment(clientSecret, {
    payment_method: made,
    return_url: bank.returnUrl(),
  });
  if (paid.error) return afterError(stripe, clientSecret, paid.error, onChecking);
  const bankPage = paid.paymentIntent.next_action?.redirect_to_url?.url;
  if (bankPage) {
    await bank.leaveFor(bankPage);
    return awaitBank(stripe, clientSecret, onChecking);
  }
  return outcome(await decided(stripe, clientSecret, paid.paymentIntent, onChecking));
}

/** Whether an existing intent is being paid or has been paid. Then the page must not ask for a card. */
export async function isUnderWay(stripe: Asked, clientSecret: string): Promise<boolean> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return paymentIntent?.status === "processing" || paymentIntent?.status === "succeeded";
}

/** Waits for the outcome of a payment that is under way. */
export async function awaitBank(
  stripe: Asked,
  clientSecret: string,
  onChecking: () => void,
): Promise<Charge> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) return { ok: false, kind: "payment", message: textsNow(paymentTexts).lost };
  return outcome(await decided(stripe, clientSecret, paymentIntent, onChecking));
}

/**
 * The intent once the bank has decided, or as it stands when that takes too long. A read without an answer is
 * repeated.
 */
async function decided(
  stripe: Asked,
  clientSecret: string,
  intent: PaymentIntent,
  onChecking: () => void,
): Promise<PaymentIntent> {
  let known = intent;
  for (let asked = 0; known.status === "processing" && asked < mostAsked; asked++) {
    onChecking();
    await new Promise((next) => setTimeout(next, askEveryMs));
    known = (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent ?? known;
  }
  return known;
}

/** @returns the payment method's id, or what is wrong with the card */
async function makeMethod(
  stripe: Provider,
  card: StripeCardElement,
  billing: Billing,
): Promise<string | (Charge & { ok: false })> {
  const made = await stripe.createPaymentMethod({ type: "card", card, billing_details: billing });
  if (!made.error) return made.paymentMethod.id;
  const texts = textsNow(paymentTexts);
  // No money can have moved yet, and the card may be fine.
  if (made.error.type === "api_connection_error") {
    return { ok: false, kind: "payment", message: texts.unreached };
  }
  return { ok: false, kind: "card", message: made.error.message ?? textsNow(chargingTexts).checkCard };
}

async function afterError(
  stripe: Provider,
  clientSecret: string,
  error: StripeError,
  onChecking: () => void,
): Promise<Charge> {
  const texts = textsNow(paymentTexts);
  if (mayHaveSucceeded(error)) {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    if (!paymentIntent) {
      return { ok: false, kind: "payment", message: texts.lost };
    }
    if (isPastPaying(paymentIntent)) {
      return outcome(await decided(stripe, clientSecret, paymentIntent, onChecking));
    }
  }
  return {
    ok: false,
    kind: "payment",
    message: texts.refused(texts.cardSaid(error.message ?? textsNow(chargingTexts).bankRefused)),
  };
}

function outcome(intent: PaymentIntent): Charge {
  const texts = textsNow(paymentTexts);
  if (intent.status === "succeeded") return { ok: true, transactionId: intent.id };
  if (intent.status === "canceled") return { ok: false, kind: "ended" };
  if (intent.status === "processing") {
    return { ok: false, kind: "payment", message: textsNow(chargingTexts).bankWorking };
  }
  const said = intent.last_payment_error?.message;
  const why = said ? texts.cardSaid(said) : texts.notFinished;
  return { ok: false, kind: "payment", message: texts.refused(why) };
}

function isPastPaying({ status }: PaymentIntent): boolean {
  return status === "succeeded" || status === "processing" || status === "canceled";
}

function mayHaveSucceeded(error: StripeError): boolean {
  return error.type === "api_connection_error" || error.code === "payment_intent_unexpected_state";
}
