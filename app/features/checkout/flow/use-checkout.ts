import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keys } from "#app/data/keys.ts";
import { readOfferAgain } from "#app/data/offer-again.ts";
import { intentOf } from "#app/features/card/intent-of.ts";
import { type CheckoutFlow, createCheckoutFlow } from "#app/features/checkout/flow/checkout-flow.ts";
import type { CheckoutState, Hold } from "#app/features/checkout/flow/checkout-state.ts";
import { keptSource } from "#app/features/checkout/start/kept-source.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";

/**
 * One checkout while the page is open. Going to another page of the site frees its slot.
 * @param email of the guest
 */
export function useCheckout(email: string): { state: CheckoutState; flow: CheckoutFlow } {
  const queries = useQueryClient();
  const refreshSlots = () => void queries.invalidateQueries({ queryKey: keys.availability });
  const refreshPrices = () => void queries.invalidateQueries({ queryKey: keys.quotes });
  const [flow] = useState(() =>
    createCheckoutFlow({
      async createIntent(body) {
        try {
          return await securedApi("createPaymentIntent", { body: { ...body, ...keptSource() } });
        } catch (error) {
          // Refetch the price: its refusal says at the code what is wrong with it.
          if (hasCode(error, "code_refused")) refreshPrices();
          readOfferAgain(queries, error);
          throw error;
        }
      },
      release: (id) => securedApi("releasePurchase", { params: { id } }),
      extend: (id) => securedApi("extendPurchase", { params: { id } }),
      isBooked: (held) => isBooked(held, email),
      createBooking: (body) => securedApi("createBooking", { body }),
      refreshSlots,
      refreshAll() {
        refreshSlots();
        refreshPrices();
        void queries.invalidateQueries({ queryKey: keys.services });
      },
      now: Date.now,
      salonNow,
    }),
  );
  const state = useSyncExternalStore(flow.subscribe, flow.getState);
  useEffect(() => () => flow.clear(), [flow]);
  useUnloadWarning(state.phase === "paying" || state.phase === "saving");
  useOtherTabs(state.phase === "booked" ? state.held.purchaseId : undefined, flow);
  useComingBack(state.phase === "ready", flow);
  return { state, flow };
}

/** Only a hold that the server no longer has can have become a visit. */
async function isBooked({ purchaseId, clientSecret }: Hold, email: string): Promise<boolean> {
  const { held } = await securedApi("readHeldPurchase");
  if (held?.purchaseId === purchaseId) return false;
  const paidBy = [purchaseId, intentOf(clientSecret)];
  const bookings = await securedApi("listUserBookings", { params: { email } });
  return bookings.some(({ transactionId }) => paidBy.includes(transactionId));
}

/** The bank's answer may have arrived another way while the page was in the background. */
function useComingBack(isReady: boolean, flow: CheckoutFlow): void {
  useEffect(() => {
    if (!isReady) return;
    const look = () => {
      if (document.visibilityState === "visible") void flow.lookAgain();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isReady, flow]);
}

/** Tells the browser's other tabs what was booked here, and hears what they booked. */
function useOtherTabs(bookedHere: string | undefined, flow: CheckoutFlow): void {
  useEffect(() => {
    const tabs = new BroadcastChannel("booked");
    tabs.onmessage = ({ data }) => flow.bookedElsewhere(String(data));
    if (bookedHere) tabs.postMessage(bookedHere);
    return () => tabs.close();
  }, [bookedHere, flow]);
}
