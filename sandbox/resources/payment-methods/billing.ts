import type Stripe from "stripe";
import { type Form, isForm } from "#sandbox/http/form.ts";
import { nested, text } from "#sandbox/http/params.ts";

/** Billing details as a payment method keeps them, from `billing_details[…]`. */
export function billingDetails(form: Form): Stripe.PaymentMethod.BillingDetails {
  const details = nested(form, "billing_details");
  const address = isForm(details.address) ? details.address : nested(details, "address");
  return {
    address: {
      city: text(address, "city") ?? null,
      country: text(address, "country") ?? null,
      line1: text(address, "line1") ?? null,
      line2: text(address, "line2") ?? null,
      postal_code: text(address, "postal_code") ?? null,
      state: text(address, "state") ?? null,
    },
    email: text(details, "email") ?? null,
    name: text(details, "name") ?? null,
    phone: text(details, "phone") ?? null,
    tax_id: text(details, "tax_id") ?? null,
  };
}
