import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

/** Whose calendar: one's own, or that of a master by her id. */
export type FeedOwner = "mine" | { masterId: string };

/** Whether there is a private link to a calendar. */
export function useFeed(owner: FeedOwner) {
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: ({ signal }) =>
      owner === "mine"
        ? securedApi("readMyFeed", undefined, { signal })
        : securedApi("readMasterFeed", { params: { id: owner.masterId } }, { signal }),
  });
}

/** Makes a link, in place of the one before it. */
export function useMakeFeed(owner: FeedOwner) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      owner === "mine"
        ? securedApi("createMyFeed")
        : securedApi("createMasterFeed", { params: { id: owner.masterId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(owner) }),
  });
}

export function useRevokeFeed(owner: FeedOwner) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      owner === "mine"
        ? securedApi("deleteMyFeed")
        : securedApi("deleteMasterFeed", { params: { id: owner.masterId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(owner) }),
  });
}

function keyOf(owner: FeedOwner): string[] {
  return ["calendar-feed", owner === "mine" ? owner : owner.masterId];
}
