import { useLayoutEffect } from "react";
import type { CheckoutFlow } from "#app/features/checkout/checkout-flow.ts";
import type { Choice } from "#app/features/checkout/checkout-state.ts";

/**
 * Keeps the hour that leaving the page gives up. One that may be paid for already is not kept: to ask for it again
 * would invite to pay twice. As a layout effect it is cleaned up before the flow is.
 */
export function useKeepHourLeft(keep: (choice: Choice, until: number) => void, flow: CheckoutFlow): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it acts once, when the page is left.
  useLayoutEffect(
    () => () => {
      const left = flow.getState();
      if (left.phase === "ready" && !left.trouble && !left.held.unsure)
        keep(left.held.choice, left.held.endsAt);
    },
    [],
  );
}
