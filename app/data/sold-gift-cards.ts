import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { GiftCardGroup } from "#domain/gift-cards.ts";

/**
 * Sold gift cards, of a group or those found, page by page, the newest first, with the total owed on all of them and
 * what they answer. While others load, those before stay and are `isPlaceholderData`.
 */
export function useSoldGiftCards(search: string, only: GiftCardGroup | undefined) {
  return useInfiniteQuery({
    queryKey: [...keys.soldGiftCards, search, only],
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { ...(search === "" ? only && { only } : { search }), ...(cursor !== "" && { cursor }) };
      return { ...(await securedApi("listGiftCards", { query }, { signal })), search, only };
    },
    placeholderData: keepPreviousData,
    getNextPageParam: ({ next }) => next,
    // Guests buy and use them on their own.
    staleTime: 0,
  });
}

/** What selling or refunding a card makes stale: the list, and the revenue. */
const ofMoney = [keys.soldGiftCards, keys.dailyClose, keys.revenue];

/**
 * Sells a gift card at the desk. A service's price may have changed since.
 * @param ifLost what helps when the answer got lost
 */
export const useSellGiftCard = (ifLost: string) =>
  useChange(
    (body: BodyOf<"sellGiftCard">) => securedApi("sellGiftCard", { body }),
    [...ofMoney, keys.services],
    { ifLost },
  );

/** Sends a card once more. A new address, if there is one, replaces the old one. */
export const useMailGiftCard = (id: string) =>
  useChange(
    (body: BodyOf<"mailGiftCard">) => securedApi("mailGiftCard", { params: { id }, body }),
    [keys.soldGiftCards],
  );

export const useRefundGiftCard = () =>
  useChange((id: string) => securedApi("refundGiftCard", { params: { id } }), ofMoney);
