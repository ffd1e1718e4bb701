import { useState } from "react";
import type { Charge } from "#app/features/card/charge-card.ts";
import { explain } from "#app/lib/explain.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** Where buying stands. Money can only move in `paying`; in `unmade` it has moved. */
export type Buying =
  | { phase: "idle"; cardError?: string; trouble?: string }
  | { phase: "paying" }
  | { phase: "unmade"; transactionId: string; why: string };

/** What is bought that is no visit. */
export interface Purchase {
  prepare: () => Promise<{ clientSecret: string }>;
  /** Makes what the payment bought. */
  make: (transactionId: string) => Promise<unknown>;
  /** Reads again what buying changes. */
  changed: () => Promise<void>;
  onMade: () => void;
}

/**
 * Prepares a payment, lets the card be charged, makes what was bought. Its two calls have the charge between them, so they are
 * steps of one machine and not changes of their own.
 */
export function usePurchase({ prepare, make: makeBought, changed, onMade }: Purchase) {
  const [state, setState] = useState<Buying>({ phase: "idle" });
  useUnloadWarning(state.phase === "paying");

  async function pay(charge: (clientSecret: string) => Promise<Charge>): Promise<void> {
    if (state.phase !== "idle") return;
    setState({ phase: "paying" });
    try {
      const { clientSecret } = await prepare();
      await afterCharge(await charge(clientSecret));
    } catch (error) {
      await changed();
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
      await makeBought(transactionId);
      await changed();
      setState({ phase: "idle" });
      onMade();
    } catch (error) {
      setState({ phase: "unmade", transactionId, why: explain(error) });
    }
  }

  return { state, pay, make };
}
