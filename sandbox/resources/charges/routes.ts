import type Stripe from "stripe";
import type { Context, Route } from "#sandbox/context.ts";
import { missing } from "#sandbox/http/errors.ts";
import { LIST_PARAMS, listQuery } from "#sandbox/http/list.ts";
import { mergedMetadata, text } from "#sandbox/http/params.ts";
import { find, put } from "#sandbox/store/objects.ts";
import { page } from "#sandbox/store/pages.ts";

/** The charge with this id; 404 for an unknown one. */
export function chargeWithId(context: Context, id: string): Stripe.Charge {
  const charge = find(context.store, "charge", id);
  if (!charge) throw missing("charge", id, "id");
  return charge;
}

export const chargeRoutes: Route[] = [
  {
    method: "GET",
    path: "/v1/charges",
    params: [...LIST_PARAMS, "payment_intent", "customer"],
    answer: ({ store }, { form }) =>
      page(
        store,
        "charge",
        "/v1/charges",
        listQuery(form, {
          payment_intent: text(form, "payment_intent"),
          customer: text(form, "customer"),
        }),
      ),
  },
  {
    method: "GET",
    path: "/v1/charges/:id",
    params: [],
    answer: (context, { id }) => chargeWithId(context, id),
  },
  {
    method: "POST",
    path: "/v1/charges/:id",
    params: ["metadata", "description", "receipt_email"],
    answer: (context, { id, form }) => {
      const charge = chargeWithId(context, id);
      const updated: Stripe.Charge = {
        ...charge,
        description: text(form, "description") ?? charge.description,
        receipt_email: text(form, "receipt_email") ?? charge.receipt_email,
        metadata: mergedMetadata(charge.metadata, form),
      };
      put(context.store, updated);
      context.emit("charge.updated", updated);
      return updated;
    },
  },
];
