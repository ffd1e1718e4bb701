import { useInfiniteQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Sold gift cards, page by page, the newest first, with what is owed on all of them. */
export function useSoldGiftCards() {
  return useInfiniteQuery({
    queryKey: keys.soldGiftCards,
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      securedApi("listGiftCards", { query: cursor === "" ? {} : { cursor } }, { signal }),
    getNextPageParam: ({ next }) => next,
  });
}

/** What a card's money makes stale: the list, and what was taken. */
const ofMoney = [keys.soldGiftCards, keys.dailyClose, keys.revenue];

/** Sells a card at the desk. A service may have another price by now. @param why says why it failed */
export const useSellGiftCard = (why: (error: unknown) => string) =>
  useChange(
    (body: BodyOf<"sellGiftCard">) => securedApi("sellGiftCard", { body }),
    [...ofMoney, keys.services],
    { why },
  );

/** Sends a card once more, where needed to another address, which stays. */
export const useMailGiftCard = (id: string) =>
  useChange(
    (body: BodyOf<"mailGiftCard">) => securedApi("mailGiftCard", { params: { id }, body }),
    [keys.soldGiftCards],
  );

export const useRefundGiftCard = () =>
  useChange((id: string) => securedApi("refundGiftCard", { params: { id } }), ofMoney);
