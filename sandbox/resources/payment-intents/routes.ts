import type Stripe from "stripe";
import type { Context, Route } from "#sandbox/context.ts";
import { LIST_PARAMS, listQuery } from "#sandbox/http/list.ts";
import { text } from "#sandbox/http/params.ts";
import { page } from "#sandbox/store/pages.ts";
import { authenticate } from "./authenticate.ts";
import { browserView } from "./browser-view.ts";
import { cancel } from "./cancel.ts";
import { capture } from "./capture.ts";
import { confirm } from "./confirm.ts";
import { createIntent } from "./create.ts";
import { SHARED_PARAMS } from "./fields.ts";
import { intentWithId } from "./find.ts";
import { update } from "./update.ts";

const CREATE_PARAMS = [
  ...SHARED_PARAMS,
  "amount",
  "currency",
  "automatic_payment_methods",
  "capture_method",
  "confirm",
  "off_session",
  "return_url",
  "use_stripe_sdk",
];
const CONFIRM_PARAMS = [
  ...SHARED_PARAMS,
  "capture_method",
  "client_secret",
  "expected_payment_method_type",
  "key",
  "off_session",
  "return_url",
  "use_stripe_sdk",
];

function shown(context: Context, intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return context.caller === "secret" ? intent : browserView(intent);
}

export const paymentIntentRoutes: Route[] = [
  {
    method: "POST",
    path: "/v1/payment_intents",
    params: CREATE_PARAMS,
    answer: (context, { form }) => createIntent(context, form),
  },
  {
    method: "GET",
    path: "/v1/payment_intents",
    params: [...LIST_PARAMS, "customer"],
    answer: ({ store }, { form }) =>
      page(
        store,
        "payment_intent",
        "/v1/payment_intents",
        listQuery(form, { customer: text(form, "customer") }),
      ),
  },
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    params: ["client_secret", "key"],
    browser: true,
    answer: (context, { id }) => shown(context, intentWithId(context, id)),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id",
    params: [...SHARED_PARAMS, "amount", "currency", "capture_method"],
    answer: (context, { id, form }) => update(context, id, form),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    params: CONFIRM_PARAMS,
    browser: true,
    answer: (context, { id, form }) => shown(context, confirm(context, intentWithId(context, id), form)),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/capture",
    params: ["amount_to_capture", "metadata"],
    answer: (context, { id, form }) => capture(context, id, form),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/cancel",
    params: ["cancellation_reason"],
    answer: (context, { id, form }) => cancel(context, id, form),
  },
  {
    method: "POST",
    path: "/v1/test_helpers/sandbox/payment_intents/:id/authenticate",
    params: ["client_secret", "key", "result"],
    browser: true,
    answer: (context, { id, form }) => shown(context, authenticate(context, id, form)),
  },
];
