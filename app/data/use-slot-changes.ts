import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { slotChanges } from "#app/lib/browser-slot-changes.ts";

/** Refetches whenever slots change. @param key stable from render to render */
export function useSlotChanges(key: QueryKey, isFollowed = true): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isFollowed) return slotChanges.follow(() => void queries.invalidateQueries({ queryKey: key }));
  }, [key, isFollowed, queries]);
}
