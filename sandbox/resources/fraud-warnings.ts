import type Stripe from "stripe";
import type { Context, Route } from "../context.ts";
import { missing } from "../http/errors.ts";
import { LIST_PARAMS, listQuery } from "../http/list.ts";
import { text } from "../http/params.ts";
import { newId } from "../ids.ts";
import { find, put } from "../store/objects.ts";
import { page } from "../store/pages.ts";

const KIND = "radar.early_fraud_warning";
const PATH = "/v1/radar/early_fraud_warnings";

/** The card's bank says that a payment may not be its holder's. No money moves. */
export function warnOfFraud(context: Context, charge: Stripe.Charge): void {
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId("issfr"),
    object: KIND,
    actionable: true,
    charge: charge.id,
    created: context.now(),
    fraud_type: "misc",
    livemode: false,
    ...(typeof charge.payment_intent === "string" && { payment_intent: charge.payment_intent }),
  };
  put(context.store, warning);
  context.emit("radar.early_fraud_warning.created", warning);
}

export const fraudWarningRoutes: Route[] = [
  {
    method: "GET",
    path: PATH,
    params: [...LIST_PARAMS, "payment_intent", "charge"],
    answer: ({ store }, { form }) =>
      page(
        store,
        KIND,
        PATH,
        listQuery(form, { payment_intent: text(form, "payment_intent"), charge: text(form, "charge") }),
      ),
  },
  {
    method: "GET",
    path: `${PATH}/:id`,
    params: [],
    answer: ({ store }, { id }) => {
      const warning = find(store, KIND, id);
      if (!warning) throw missing("early_fraud_warning", id, "id");
      return warning;
    },
  },
];
