import { useState } from "react";
import { useMembershipChanged } from "#app/data/membership.ts";
import type { Charge } from "#app/features/card/charge-card.ts";
import { explain } from "#app/lib/explain.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** Where joining stands. Money can only move in `paying`; in `unstarted` it has moved. */
export type Joining =
  | { phase: "idle"; cardError?: string; trouble?: string }
  | { phase: "paying" }
  | { phase: "unstarted"; transactionId: string; why: string };

/**
 * Buys a year: prepares the payment, lets the card be charged, starts the membership. Its two calls have the charge
 * between them, so they are steps of one machine and not changes of their own.
 * @param price what the page shows, in dollars
 */
export function useJoin(price: number, onJoined: () => void) {
  const [state, setState] = useState<Joining>({ phase: "idle" });
  const changed = useMembershipChanged();
  useUnloadWarning(state.phase === "paying");

  async function pay(charge: (clientSecret: string) => Promise<Charge>): Promise<void> {
    if (state.phase !== "idle") return;
    setState({ phase: "paying" });
    try {
      const { clientSecret } = await securedApi("createMembershipPayment", { body: { price } });
      await afterCharge(await charge(clientSecret));
    } catch (error) {
      await changed();
      setState({ phase: "idle", trouble: explain(error) });
    }
  }

  async function afterCharge(outcome: Charge): Promise<void> {
    if (outcome.ok) return await start(outcome.transactionId);
    if (outcome.kind === "card") return setState({ phase: "idle", cardError: outcome.message });
    const trouble = outcome.kind === "payment" ? outcome.message : textsNow(myMembershipTexts).ended;
    setState({ phase: "idle", trouble });
  }

  async function start(transactionId: string): Promise<void> {
    setState({ phase: "paying" });
    try {
      await securedApi("createMembership", { body: { transactionId } });
      await changed();
      setState({ phase: "idle" });
      onJoined();
    } catch (error) {
      setState({ phase: "unstarted", transactionId, why: explain(error) });
    }
  }

  return { state, pay, start };
}
