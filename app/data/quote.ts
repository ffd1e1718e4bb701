import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** What services cost the signed-in guest, with what is taken off and why. */
export function useQuote(serviceIds: string[]) {
  return useQuery({
    queryKey: [...keys.quotes, serviceIds],
    queryFn: ({ signal }) => securedApi("readQuote", { query: { service: serviceIds } }, { signal }),
    enabled: serviceIds.length > 0,
  });
}
