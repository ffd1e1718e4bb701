import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import { type CheckedCard, checkCard } from "#sandbox/cards/check.ts";
import { numberOfToken } from "#sandbox/cards/tokens.ts";
import type { Context } from "#sandbox/context.ts";
import { invalidParam, missing } from "#sandbox/http/errors.ts";
import { emptyForm, type Form } from "#sandbox/http/form.ts";
import { mergedMetadata, nested, requiredText, text } from "#sandbox/http/params.ts";
import { newId } from "#sandbox/ids.ts";
import { find, put } from "#sandbox/store/objects.ts";
import { billingDetails } from "./billing.ts";
import { rememberBehaviour } from "./card-behaviours.ts";

/** Makes a card payment method from `type=card` and `card[…]`; of the number only brand, last4 and a hash stay. */
export function createPaymentMethod(context: Context, form: Form): Stripe.PaymentMethod {
  const type = requiredText(form, "type");
  if (type !== "card") throw invalidParam(`Invalid type: must be card, not ${type}`, "type");
  const fields = nested(form, "card");
  const token = text(fields, "token");
  const card = token === undefined ? checkCard(fields, context.now()) : cardOfToken(context, token);
  return store(context, card, form);
}

/** The method with this id; `pm_card_visa` and its like make a new one each time, as with Stripe. */
export function paymentMethodOf(context: Context, id: string): Stripe.PaymentMethod {
  const kept = find(context.store, "payment_method", id);
  if (kept) return kept;
  return store(context, cardOfToken(context, id), emptyForm());
}

function cardOfToken(context: Context, id: string): CheckedCard {
  const number = numberOfToken(id);
  if (number === undefined) throw missing("PaymentMethod", id, "payment_method", 400);
  const form = emptyForm();
  form.number = number;
  form.exp_month = "12";
  form.exp_year = String(new Date(context.now() * 1000).getUTCFullYear() + 2);
  return checkCard(form, context.now());
}

function store(context: Context, checked: CheckedCard, form: Form): Stripe.PaymentMethod {
  const { brand, funding, behaviour } = checked.card;
  const method: Stripe.PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: billingDetails(form),
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "unchecked" },
      country: "US",
      display_brand: brand === "amex" ? "american_express" : brand,
      exp_month: checked.expMonth,
      exp_year: checked.expYear,
      fingerprint: fingerprint(context, checked.number),
      funding,
      generated_from: null,
      last4: checked.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: context.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergedMetadata({}, form),
    type: "card",
  };
  put(context.store, method);
  rememberBehaviour(context.store, method.id, behaviour);
  return method;
}

function fingerprint(context: Context, number: string): string {
  return createHmac("sha256", context.store.salt).update(number).digest("hex").slice(0, 16);
}
