import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** How often to ask again about a payment that the bank has not decided yet. */
const askEveryMs = 4_000;

/** The outcome of a payment that began before the page was loaded. Polled until it is decided. */
export function usePaymentOutcome(intentId: string) {
  return useQuery({
    queryKey: [...keys.payment, intentId],
    queryFn: ({ signal }) => securedApi("checkPayment", { params: { id: intentId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === "checking" || data?.state === "asked" ? askEveryMs : false,
  });
}
