import type { Stripe } from "@stripe/stripe-js";
import { useQuery } from "@tanstack/react-query";
import { stripeFor } from "#app/features/card/load-stripe.ts";

interface CardLibrary {
  /** Null until it is there, for good where it cannot be had. */
  stripe: Stripe | null;
  failed: boolean;
  retry: () => void;
}

/** The card provider's library for this page, loaded beside everything else. */
export function useCardLibrary(publishableKey: string, testMode: boolean): CardLibrary {
  const { data, isError, refetch } = useQuery({
    queryKey: ["cardLibrary", publishableKey],
    queryFn: () => stripeFor(publishableKey, testMode),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { stripe: data ?? null, failed: isError, retry: () => void refetch() };
}
