import { type Behaviour, PAYS } from "#sandbox/cards/catalogue.ts";
import type { Store } from "#sandbox/store/open.ts";

/** Keeps what a method's card does, since its number is not kept. */
export function rememberBehaviour(store: Store, paymentMethod: string, behaviour: Behaviour): void {
  store.db
    .prepare("INSERT INTO card_behaviours (payment_method, behaviour) VALUES (?, ?)")
    .run(paymentMethod, JSON.stringify(behaviour));
}

export function behaviourOf(store: Store, paymentMethod: string): Behaviour {
  const row = store.db
    .prepare("SELECT behaviour FROM card_behaviours WHERE payment_method = ?")
    .get(paymentMethod);
  if (!row) return PAYS;
  const behaviour: Partial<Behaviour> = JSON.parse(String(row.behaviour));
  return { ...PAYS, ...behaviour };
}
