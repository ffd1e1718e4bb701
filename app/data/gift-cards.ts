import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** What the signed-in guest can spend of a gift card. A code is sent in a body, so that no log has it. */
export function giftCardQuery(code: string | undefined) {
  return queryOptions({
    queryKey: [...keys.giftCard, code],
    queryFn: ({ signal }) => securedApi("findGiftCard", { body: { code: code ?? "" } }, { signal }),
    enabled: code !== undefined,
    retry: false,
  });
}

export function useGiftCard(code: string | undefined) {
  return useQuery(giftCardQuery(code));
}
