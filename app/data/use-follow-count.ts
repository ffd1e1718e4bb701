import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useDeskCounts } from "#app/data/desk-news.ts";
import { keys } from "#app/data/keys.ts";

/**
 * Refetches a list once the menu counts something else in it than the list shows.
 * @param shown how many the list shows; undefined while it loads
 */
export function useFollowCount(of: "messages" | "reviews", shown: number | undefined): void {
  const queries = useQueryClient();
  const queryKey = keys[of];
  const count = useDeskCounts("staff")?.[of];
  const follow = useEffectEvent((count: number | undefined) => {
    if (count === undefined || shown === undefined || count === shown) return;
    // A change that is under way refetches the list by itself.
    if (queries.isMutating({ mutationKey: queryKey }) === 0) void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => follow(count), [count]);
}
