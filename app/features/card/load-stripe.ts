import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

const loading = new Map<string, Promise<Stripe | null>>();

/**
 * The card provider's library, loaded once a key. In test mode the sandbox's script stands in for it, and the same
 * loader takes it. A failed load is forgotten, so that it can be tried again.
 */
export function stripeFor(publishableKey: string, testMode: boolean): Promise<Stripe | null> {
  const known = loading.get(publishableKey);
  if (known) return known;
  const stripe = (testMode ? loadSandbox() : Promise.resolve()).then(() => loadStripe(publishableKey));
  loading.set(publishableKey, stripe);
  stripe.catch(() => loading.delete(publishableKey));
  return stripe;
}

function loadSandbox(): Promise<void> {
  if ("Stripe" in window) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = "/sandbox/stripe.js";
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The sandbox's card library did not load."));
    };
    document.head.append(script);
  });
}
