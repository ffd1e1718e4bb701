import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

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

export function useQuote(serviceIds: string[], codes: string[], packageId?: string) {
  return useQuery(quoteQuery(serviceIds, codes, packageId));
}
