import { useState } from "react";
import type { Charge } from "#app/features/card/charge-card.ts";
import { explain } from "#app/lib/explain.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { GiftCardOrder } from "#contract/gift-cards.ts";

/** Where giving stands. Money can only move in `paying`; in `unmade` it has moved. */
export type Giving =
  | { phase: "idle"; cardError?: string; trouble?: string }
  | { phase: "paying" }
  | { phase: "unmade"; transactionId: string; why: string };

/** Buys a gift card: prepares the payment, lets the card be charged, makes the gift card. */
export function useGive(onGiven: () => void) {
  const [state, setState] = useState<Giving>({ phase: "idle" });
  useUnloadWarning(state.phase === "paying");

  async function pay(order: GiftCardOrder, charge: (clientSecret: string) => Promise<Charge>): Promise<void> {
    if (state.phase !== "idle") return;
    setState({ phase: "paying" });
    try {
      const { clientSecret } = await securedApi("createGiftCardPayment", { body: order });
      await afterCharge(await charge(clientSecret));
    } catch (error) {
      setState({ phase: "idle", trouble: explain(error) });
    }
  }

  async function afterCharge(outcome: Charge): Promise<void> {
    if (outcome.ok) return await make(outcome.transactionId);
    if (outcome.kind === "card") return setState({ phase: "idle", cardError: outcome.message });
    const trouble = outcome.kind === "payment" ? outcome.message : textsNow(myMembershipTexts).ended;
    setState({ phase: "idle", trouble });
  }

  async function make(transactionId: string): Promise<void> {
    setState({ phase: "paying" });
    try {
      await securedApi("createGiftCard", { body: { transactionId } });
      setState({ phase: "idle" });
      onGiven();
    } catch (error) {
      setState({ phase: "unmade", transactionId, why: explain(error) });
    }
  }

  return { state, pay, make };
}
