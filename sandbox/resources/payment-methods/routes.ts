import type Stripe from "stripe";
import type { Context, Route } from "#sandbox/context.ts";
import { missing } from "#sandbox/http/errors.ts";
import { LIST_PARAMS, listQuery } from "#sandbox/http/list.ts";
import { mergedMetadata, requiredText } from "#sandbox/http/params.ts";
import { find, put } from "#sandbox/store/objects.ts";
import { page } from "#sandbox/store/pages.ts";
import { attach, detach } from "./attach.ts";
import { createPaymentMethod, paymentMethodOf } from "./create.ts";

/** What a method is made from, here and inside `payment_method_data`. */
const METHOD_PARAMS = ["type", "card", "billing_details", "metadata", "allow_redisplay"] as const;

// Stripe.js adds its own marks to what it sends.
const FROM_THE_BROWSER = ["key", "guid", "muid", "sid", "payment_user_agent", "referrer", "time_on_page"];

function kept(context: Context, id: string): Stripe.PaymentMethod {
  const method = find(context.store, "payment_method", id);
  if (!method) throw missing("PaymentMethod", id, "payment_method");
  return method;
}

export const paymentMethodRoutes: Route[] = [
  {
    method: "POST",
    path: "/v1/payment_methods",
    params: [...METHOD_PARAMS, ...FROM_THE_BROWSER],
    browser: true,
    answer: (context, { form }) => createPaymentMethod(context, form),
  },
  {
    method: "GET",
    path: "/v1/payment_methods",
    params: [...LIST_PARAMS, "customer", "type"],
    answer: ({ store }, { form }) =>
      page(
        store,
        "payment_method",
        "/v1/payment_methods",
        listQuery(form, { customer: requiredText(form, "customer") }),
      ),
  },
  {
    method: "GET",
    path: "/v1/payment_methods/:id",
    params: [],
    answer: (context, { id }) => kept(context, id),
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id",
    params: ["metadata"],
    answer: (context, { id, form }) => {
      const method = kept(context, id);
      const updated = { ...method, metadata: mergedMetadata(method.metadata ?? {}, form) };
      put(context.store, updated);
      return updated;
    },
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id/attach",
    params: ["customer"],
    answer: (context, { id, form }) =>
      attach(context, paymentMethodOf(context, id), requiredText(form, "customer")),
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id/detach",
    params: [],
    answer: (context, { id }) => detach(context, kept(context, id)),
  },
];
