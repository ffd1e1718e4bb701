import { useInfiniteQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Delivery } from "#contract/deliveries.ts";

const pageSize = 50;

/** Mails, page by page, the newest first. @param state undefined for all states */
export function useDeliveries(state: Delivery["state"] | undefined) {
  return useInfiniteQuery({
    queryKey: [...keys.deliveries, state ?? "all"],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      securedApi(
        "listDeliveries",
        { query: { limit: pageSize, ...(state && { state }), ...(cursor !== "" && { cursor }) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    // They are sent on their own.
    staleTime: 0,
  });
}

export const useSendAgain = () =>
  useChange((id: string) => securedApi("sendAgain", { params: { id } }), [keys.deliveries]);
