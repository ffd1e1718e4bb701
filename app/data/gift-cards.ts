import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** What the signed-in guest can spend of a gift card. The code is sent in a body, so that no log contains it. */
export function giftCardQuery(code: string | undefined) {
  return queryOptions({
    queryKey: [...keys.giftCard, code],
    queryFn: ({ signal }) => securedApi("findGiftCard", { body: { code: code ?? "" } }, { signal }),
    enabled: code !== undefined,
    retry: false,
  });
}

/** The gift cards that the signed-in person has given, the newest first. */
export function useGivenGiftCards() {
  return useQuery({
    queryKey: [...keys.giftCard, "given"],
    queryFn: ({ signal }) => securedApi("listMyGiftCards", undefined, { signal }),
  });
}

export function useGiftCard(code: string | undefined) {
  return useQuery(giftCardQuery(code));
}
