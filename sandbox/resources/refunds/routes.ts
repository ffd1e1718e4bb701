import type Stripe from "stripe";
import type { Context, Route } from "#sandbox/context.ts";
import { missing } from "#sandbox/http/errors.ts";
import { LIST_PARAMS, listQuery } from "#sandbox/http/list.ts";
import { mergedMetadata, text } from "#sandbox/http/params.ts";
import { find, put } from "#sandbox/store/objects.ts";
import { page } from "#sandbox/store/pages.ts";
import { createRefund } from "./create.ts";

function refundWithId(context: Context, id: string): Stripe.Refund {
  const refund = find(context.store, "refund", id);
  if (!refund) throw missing("refund", id, "id");
  return refund;
}

export const refundRoutes: Route[] = [
  {
    method: "POST",
    path: "/v1/refunds",
    params: ["payment_intent", "charge", "amount", "reason", "metadata"],
    answer: (context, { form }) => createRefund(context, form),
  },
  {
    method: "GET",
    path: "/v1/refunds",
    params: [...LIST_PARAMS, "payment_intent", "charge"],
    answer: ({ store }, { form }) =>
      page(
        store,
        "refund",
        "/v1/refunds",
        listQuery(form, { payment_intent: text(form, "payment_intent"), charge: text(form, "charge") }),
      ),
  },
  {
    method: "GET",
    path: "/v1/refunds/:id",
    params: [],
    answer: (context, { id }) => refundWithId(context, id),
  },
  {
    method: "POST",
    path: "/v1/refunds/:id",
    params: ["metadata"],
    answer: (context, { id, form }) => {
      const refund = refundWithId(context, id);
      const updated: Stripe.Refund = { ...refund, metadata: mergedMetadata(refund.metadata ?? {}, form) };
      put(context.store, updated);
      context.emit("refund.updated", updated);
      return updated;
    },
  },
];
