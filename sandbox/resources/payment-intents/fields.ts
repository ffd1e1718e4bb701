import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { invalidParam, missing } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { choice, flag, mergedMetadata, nested, text, texts } from "#sandbox/http/params.ts";
import { find } from "#sandbox/store/objects.ts";

/** The parameters that create, update and confirm share. */
export const SHARED_PARAMS = [
  "customer",
  "description",
  "metadata",
  "payment_method",
  "payment_method_data",
  "payment_method_options",
  "payment_method_types",
  "allowed_payment_method_types",
  "receipt_email",
  "setup_future_usage",
] as const;

/** The intent with what was sent put in; the amount and the payment method are not its matter. */
export function withFields(context: Context, intent: Stripe.PaymentIntent, form: Form): Stripe.PaymentIntent {
  onlyCards(form, "payment_method_types");
  onlyCards(form, "allowed_payment_method_types");
  return {
    ...intent,
    allowed_payment_method_types:
      "allowed_payment_method_types" in form ? ["card"] : intent.allowed_payment_method_types,
    automatic_payment_methods: automaticMethods(form) ?? intent.automatic_payment_methods,
    capture_method:
      choice(form, "capture_method", ["automatic", "automatic_async", "manual"]) ?? intent.capture_method,
    customer: customerOf(context, form) ?? intent.customer,
    description: text(form, "description") ?? intent.description,
    metadata: mergedMetadata(intent.metadata, form),
    receipt_email: text(form, "receipt_email") ?? intent.receipt_email,
    setup_future_usage:
      form.setup_future_usage === ""
        ? null
        : (choice(form, "setup_future_usage", ["off_session", "on_session"]) ?? intent.setup_future_usage),
  };
}

function onlyCards(form: Form, name: string): void {
  const other = texts(form, name).find((type) => type !== "card");
  if (other === undefined) return;
  throw invalidParam(`The payment method type "${other}" is invalid: this sandbox takes cards alone.`, name);
}

function automaticMethods(form: Form): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  if (!("automatic_payment_methods" in form)) return null;
  const sent = nested(form, "automatic_payment_methods");
  return {
    allow_redirects: choice(sent, "allow_redirects", ["always", "never"]) ?? "always",
    enabled: flag(sent, "enabled") ?? false,
  };
}

function customerOf({ store }: Context, form: Form): string | null {
  const id = text(form, "customer");
  if (id === undefined) return null;
  if (!find(store, "customer", id)) throw missing("customer", id, "customer", 400);
  return id;
}
