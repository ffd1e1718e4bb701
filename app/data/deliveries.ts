import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Delivery } from "#contract/deliveries.ts";

const key = ["deliveries"];
const pageSize = 50;

/** Mails, page by page, the newest first. @param state undefined for all */
export function useDeliveries(state: Delivery["state"] | undefined) {
  return useInfiniteQuery({
    queryKey: [...key, state ?? "all"],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      securedApi(
        "listDeliveries",
        { query: { limit: pageSize, ...(state && { state }), ...(cursor !== "" && { cursor }) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
  });
}

export function useSendAgain() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => securedApi("sendAgain", { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
