import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** The slot held for the signed-in person. Requested when a page opens, and not again while it is open. */
export function useHeld() {
  return useQuery({
    queryKey: keys.held,
    queryFn: ({ signal }) => securedApi("readHeldPurchase", undefined, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
