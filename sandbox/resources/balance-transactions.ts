import type Stripe from "stripe";
import type { Context, Route } from "../context.ts";
import { missing } from "../http/errors.ts";
import { LIST_PARAMS, listQuery } from "../http/list.ts";
import { text } from "../http/params.ts";
import { newId } from "../ids.ts";
import { find, put } from "../store/objects.ts";
import { page } from "../store/pages.ts";

export interface Movement {
  /** Minor units; negative where money leaves. */
  amount: number;
  fee: number;
  currency: string;
  source: string;
  type: "charge" | "refund" | "refund_failure" | "adjustment";
  reportingCategory: "charge" | "refund" | "refund_failure" | "dispute" | "dispute_reversal";
  description: string | null;
}

const DAY = 86_400;

/** Writes one movement of the account's balance; every charge, refund and dispute has one. */
export function recordMovement(context: Context, movement: Movement): Stripe.BalanceTransaction {
  const { amount, fee, currency } = movement;
  const transaction: Stripe.BalanceTransaction = {
    id: newId("txn"),
    object: "balance_transaction",
    amount,
    available_on: context.now() + 2 * DAY,
    balance_type: "payments",
    created: context.now(),
    currency,
    description: movement.description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: "Processing fees", type: "stripe_fee" }],
    net: amount - fee,
    reporting_category: movement.reportingCategory,
    source: movement.source,
    status: "pending",
    type: movement.type,
  };
  put(context.store, transaction);
  return transaction;
}

/** Stripe's usual card fee, 2.9 % and 30 cents, in minor units. */
export function cardFee(amount: number): number {
  return Math.round(amount * 0.029) + 30;
}

export const balanceTransactionRoutes: Route[] = [
  {
    method: "GET",
    path: "/v1/balance_transactions",
    params: [...LIST_PARAMS, "source", "type"],
    answer: ({ store }, { form }) =>
      page(
        store,
        "balance_transaction",
        "/v1/balance_transactions",
        listQuery(form, { source: text(form, "source"), type: text(form, "type") }),
      ),
  },
  {
    method: "GET",
    path: "/v1/balance_transactions/:id",
    params: [],
    answer: ({ store }, { id }) => {
      const transaction = find(store, "balance_transaction", id);
      if (!transaction) throw missing("balance transaction", id, "id");
      return transaction;
    },
  },
];
