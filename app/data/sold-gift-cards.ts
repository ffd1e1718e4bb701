import { useInfiniteQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Sold gift cards, page by page, the newest first, with the total owed on all of them. */
export function useSoldGiftCards() {
  return useInfiniteQuery({
    queryKey: keys.soldGiftCards,
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      securedApi("listGiftCards", { query: cursor === "" ? {} : { cursor } }, { signal }),
    getNextPageParam: ({ next }) => next,
    // Guests buy and use them on their own.
    staleTime: 0,
  });
}

/** What selling or refunding a card makes stale: the list, and the revenue. */
const ofMoney = [keys.soldGiftCards, keys.dailyClose, keys.revenue];

/** Sells a gift card at the desk. A service's price may have changed since. @param why explains a failure */
export const useSellGiftCard = (why: (error: unknown) => string) =>
  useChange(
    (body: BodyOf<"sellGiftCard">) => securedApi("sellGiftCard", { body }),
    [...ofMoney, keys.services],
    { why },
  );

/** Sends a card once more. A new address, if there is one, replaces the old one. */
export const useMailGiftCard = (id: string) =>
  useChange(
    (body: BodyOf<"mailGiftCard">) => securedApi("mailGiftCard", { params: { id }, body }),
    [keys.soldGiftCards],
  );

export const useRefundGiftCard = () =>
  useChange((id: string) => securedApi("refundGiftCard", { params: { id } }), ofMoney);
