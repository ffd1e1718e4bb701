import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Sent } from "#contract/calls.ts";

/**
 * What services cost the signed-in guest, with each discount and its reason. Refused if a code takes nothing off.
 * @param packageId one of the guest's own packages; a session of it pays for one of the services
 */
export function quoteQuery(serviceIds: string[], codes: string[], packageId?: string) {
  const asked = {
    service: serviceIds,
    ...(codes.length > 0 && { code: codes }),
    ...(packageId !== undefined && { package: packageId }),
  };
  return queryOptions({
    queryKey: [...keys.quotes, serviceIds, packageId, ...codes],
    queryFn: ({ signal }) => securedApi("readQuote", { query: asked }, { signal }),
    enabled: serviceIds.length > 0,
  });
}

/** What services cost a guest at the desk. Refused if a code takes nothing off. */
export function useDeskQuote(asked: Sent<"quoteAtDesk">["body"]) {
  return useQuery({
    queryKey: [...keys.quotes, "desk", asked],
    queryFn: ({ signal }) => securedApi("quoteAtDesk", { body: asked }, { signal }),
    enabled: asked.serviceIds.length > 0,
    retry: false,
    // Uses of a code come and go, so never reuse an earlier answer.
    staleTime: 0,
    gcTime: 0,
  });
}

export function useQuote(serviceIds: string[], codes: string[], packageId?: string) {
  return useQuery(quoteQuery(serviceIds, codes, packageId));
}
