import { useStripe } from "@stripe/react-stripe-js";
import { useState } from "react";
import type { Charge } from "#app/features/card/charge-card.ts";
import { isGivenBack } from "#app/features/card/is-given-back.ts";
import { type CardPayment, useCardPayment } from "#app/features/card/use-card-payment.ts";
import { explain } from "#app/lib/explain.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { keepFocus, rememberFocus } from "#app/ui/return-focus.ts";

/** What is bought that is no visit, by an order where one is filled in. */
export interface Purchase<Order> {
  buyer: { name: string; email: string };
  prepare: (order: Order) => Promise<{ clientSecret: string }>;
  /** Makes what the payment bought. */
  make: (transactionId: string) => Promise<unknown>;
  /** Reads again what buying changes on this page. */
  changed?: () => Promise<void>;
  onMade: () => void;
}

/** Where buying stands. Money can only move in `paying`; in `unmade` it has moved. */
type Phase =
  | { phase: "idle"; cardError?: string; trouble?: string }
  | { phase: "paying" }
  | { phase: "unmade"; transactionId: string; why: string };

/** Buying under way, with the card that pays. */
export interface Buying {
  state: Phase;
  card: CardPayment;
  canPay: boolean;
  /** Makes what a payment has bought that went through. */
  make: (transactionId: string) => Promise<void>;
}

/**
 * Prepares a payment, charges the card, makes what was bought. Its two calls have the charge between them, so they are
 * steps of one machine and not changes of their own.
 */
export function usePurchase<Order>(
  purchase: Purchase<Order>,
): Buying & { pay: (order: Order) => Promise<void> } {
  const stripe = useStripe();
  const [state, setState] = useState<Phase>({ phase: "idle" });
  const card = useCardPayment(state.phase === "idle" ? state.cardError : undefined);
  useUnloadWarning(state.phase === "paying");

  async function pay(order: Order): Promise<void> {
    if (state.phase !== "idle") return;
    const giveFocusBack = rememberFocus();
    setState({ phase: "paying" });
    try {
      const { clientSecret } = await purchase.prepare(order);
      await afterCharge(await card.charge(clientSecret, purchase.buyer), giveFocusBack);
    } catch (error) {
      await purchase.changed?.();
      setState({ phase: "idle", trouble: explain(error) });
    }
  }

  async function afterCharge(outcome: Charge, giveFocusBack: () => void): Promise<void> {
    if (outcome.ok) return await make(outcome.transactionId, giveFocusBack);
    if (outcome.kind === "card") return setState({ phase: "idle", cardError: outcome.message });
    const trouble = outcome.kind === "payment" ? outcome.message : textsNow(myMembershipTexts).ended;
    setState({ phase: "idle", trouble });
  }

  async function make(transactionId: string, giveFocusBack = rememberFocus()): Promise<void> {
    setState({ phase: "paying" });
    try {
      await purchase.make(transactionId);
      // The form goes once what was bought is there. A bank's own frame may have had the focus meanwhile, and gone with it.
      if (document.activeElement === document.body) giveFocusBack();
      else keepFocus();
      await purchase.changed?.();
      setState({ phase: "idle" });
      purchase.onMade();
    } catch (error) {
      if (isGivenBack(error)) setState({ phase: "idle", trouble: explain(error) });
      else setState({ phase: "unmade", transactionId, why: explain(error) });
    }
  }

  return { state, card, canPay: stripe !== null && card.known && state.phase !== "unmade", pay, make };
}
