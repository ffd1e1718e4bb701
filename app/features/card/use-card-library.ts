import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useQuery } from "@tanstack/react-query";

interface CardLibrary {
  /** Null until it is loaded, and for good if it can't be. */
  stripe: Stripe | null;
  failed: boolean;
  retry: () => void;
}

/**
 * The card provider's library for this page. It loads beside everything else, as a script and not as data of the
 * salon.
 */
export function useCardLibrary(publishableKey: string, testMode: boolean): CardLibrary {
  const { data, isError, refetch } = useQuery({
    queryKey: ["cardLibrary", publishableKey],
    queryFn: () => stripeFor(publishableKey, testMode),
    enabled: publishableKey !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { stripe: data ?? null, failed: isError, retry: () => void refetch() };
}

const loading = new Map<string, Promise<Stripe | null>>();

/**
 * Loads the card provider's library once per key. In test mode the sandbox's script stands in for it, with the same
 * loader. A failed load is forgotten, so that it can be tried again.
 */
function stripeFor(publishableKey: string, testMode: boolean): Promise<Stripe | null> {
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
