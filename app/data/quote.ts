import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Sent } from "#contract/calls.ts";

/** What services cost the signed-in guest, with what is taken off and why. Refused where a code takes nothing off. @param packageId the guest's own; a session of it pays one of them */
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

/** What services cost a guest at the desk. @param isAsked whether it is asked; left out: with a code alone */
export function useDeskQuote(asked: Sent<"quoteAtDesk">["body"], isAsked = asked.code !== undefined) {
  return useQuery({
    queryKey: [...keys.quotes, "desk", asked],
    queryFn: ({ signal }) => securedApi("quoteAtDesk", { body: asked }, { signal }),
    enabled: isAsked && asked.serviceIds.length > 0,
    retry: false,
    // Uses come and go: what was said before is asked again.
    staleTime: 0,
    gcTime: 0,
  });
}

export function useQuote(serviceIds: string[], codes: string[], packageId?: string) {
  return useQuery(quoteQuery(serviceIds, codes, packageId));
}
