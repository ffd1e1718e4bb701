import type Stripe from "stripe";
import type { Store } from "./open.ts";

/** Every kind of object that is kept, by the word in its `object` field. */
export interface Kinds {
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  customer: Stripe.Customer;
  "radar.early_fraud_warning": Stripe.Radar.EarlyFraudWarning;
  dispute: Stripe.Dispute;
  event: Stripe.EventBase;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  refund: Stripe.Refund;
}
export type Kind = keyof Kinds;

/** Writes an object, new or changed. */
export function put(store: Store, object: Kinds[Kind]): void {
  store.db
    .prepare(
      `INSERT INTO objects (id, kind, created, body) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
    )
    .run(object.id, object.object, object.created, JSON.stringify(object));
}

export function find<K extends Kind>(store: Store, kind: K, id: string): Kinds[K] | undefined {
  const row = store.db.prepare("SELECT body FROM objects WHERE id = ? AND kind = ?").get(id, kind);
  return row ? parse<K>(row.body) : undefined;
}

export function remove(store: Store, id: string): void {
  store.db.prepare("DELETE FROM objects WHERE id = ?").run(id);
}

export function parse<K extends Kind>(body: unknown): Kinds[K] {
  const object: Kinds[K] = JSON.parse(String(body));
  return object;
}
