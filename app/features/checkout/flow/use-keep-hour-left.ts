import { useLayoutEffect } from "react";
import type { CheckoutFlow } from "#app/features/checkout/flow/checkout-flow.ts";
import type { Choice } from "#app/features/checkout/flow/checkout-state.ts";

/**
 * Keeps the slot that leaving the page frees. A slot that may already be paid for is not kept: requesting it again
 * would invite paying twice. It is a layout effect, so that its cleanup runs before the flow's.
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
