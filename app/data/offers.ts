import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { OfferDraft } from "#contract/offers.ts";

/** Offers with their codes and uses, the newest first. */
export function useOffers() {
  return useQuery({
    queryKey: keys.offers,
    queryFn: ({ signal }) => securedApi("listOffers", undefined, { signal }),
  });
}

/** Adds an offer, or changes the one with that id; its code stays. @param changed the part to send as a change */
export function useSaveOffer(id: string | undefined, changed: (offer: OfferDraft) => BodyOf<"updateOffer">) {
  const once = useSentOnce();
  return useChange(
    (offer: OfferDraft): Promise<unknown> =>
      id
        ? securedApi("updateOffer", { params: { id }, body: changed(offer) })
        : once((key) => securedApi("createOffer", { body: { ...offer, key } })),
    [keys.offers],
  );
}

export const useEndOffer = () =>
  useChange((id: string) => securedApi("endOffer", { params: { id } }), [keys.offers]);
