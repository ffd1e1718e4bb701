import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Which calendar: one's own, or the master's with this id. */
export type FeedOwner = "mine" | { masterId: string };

/** Whether a calendar has a private link. */
export function useFeed(owner: FeedOwner) {
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: ({ signal }) =>
      owner === "mine"
        ? securedApi("readMyFeed", undefined, { signal })
        : securedApi("readMasterFeed", { params: { id: owner.masterId } }, { signal }),
  });
}

/** Makes a link that replaces the one before it. */
export const useMakeFeed = (owner: FeedOwner) =>
  useChange(
    () =>
      owner === "mine"
        ? securedApi("createMyFeed")
        : securedApi("createMasterFeed", { params: { id: owner.masterId } }),
    [keyOf(owner)],
  );

export const useRevokeFeed = (owner: FeedOwner) =>
  useChange(
    () =>
      owner === "mine"
        ? securedApi("deleteMyFeed")
        : securedApi("deleteMasterFeed", { params: { id: owner.masterId } }),
    [keyOf(owner)],
  );

function keyOf(owner: FeedOwner): string[] {
  return [...keys.calendarFeeds, owner === "mine" ? owner : owner.masterId];
}
