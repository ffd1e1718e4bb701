import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** A bank that has not decided yet is asked again so often. */
const askEveryMs = 4_000;

/** What became of a payment that was begun before the page was loaded. Asked again until somebody has decided. */
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
