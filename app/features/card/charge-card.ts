import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from "@stripe/stripe-js";
import { type BankWay, bankInThisTab } from "#app/features/card/bank-page.ts";
import { chargingTexts } from "#app/texts/en/dashboard/charging.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** What became of an attempt to pay by card. */
export type Charge =
  | { ok: true; transactionId: string }
  | { ok: false; kind: "card" | "payment"; message: string }
  /** The payment was cancelled meanwhile, and its hour given up: by its end, or for one chosen in another tab. */
  | { ok: false; kind: "ended" }
  /** The guest did not wait for the bank's answer, and its payment was cancelled: the page knows already. */
  | { ok: false; kind: "stopped" };

interface Billing {
  name: string;
  email: string;
}

type Asked = Pick<Stripe, "retrievePaymentIntent">;
type Provider = Pick<Stripe, "createPaymentMethod" | "confirmCardPayment" | "retrievePaymentIntent">;

/** A bank that checks a payment is asked so often, and no longer than holds wait for it. */
const askEveryMs = 4_000;
const mostAsked = 450;

/**
 * Takes the payment as the specification says: a payment method from the card, then its confirmation. A saved card is
 * a payment method already. When the provider's answer is lost or says that the payment already happened, the truth is
 * read before anything is told.
 * @param onChecking told when the bank takes its time to check the payment, which is waited for
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

/** Whether an intent that the page finds is being paid, or is paid: then no card may be asked for. */
export async function isUnderWay(stripe: Asked, clientSecret: string): Promise<boolean> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return paymentIntent?.status === "processing" || paymentIntent?.status === "succeeded";
}

/** What becomes of a payment that is under way. */
export async function awaitBank(
  stripe: Asked,
  clientSecret: string,
  onChecking: () => void,
): Promise<Charge> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) return { ok: false, kind: "payment", message: textsNow(paymentTexts).lost };
  return outcome(await decided(stripe, clientSecret, paymentIntent, onChecking));
}

/** The intent once its bank has decided; as it stands where that takes too long. A question without an answer is asked again. */
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

/** @returns the method's id, or what is wrong with the card */
async function makeMethod(
  stripe: Provider,
  card: StripeCardElement,
  billing: Billing,
): Promise<string | (Charge & { ok: false })> {
  const made = await stripe.createPaymentMethod({ type: "card", card, billing_details: billing });
  if (!made.error) return made.paymentMethod.id;
  const texts = textsNow(paymentTexts);
  // No money can have moved yet, and the card itself may be fine.
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
