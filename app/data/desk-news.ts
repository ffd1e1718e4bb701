import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { useSlotChanges } from "#app/data/use-slot-changes.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { DeskNews } from "#contract/desk-news.ts";
import type { Role } from "#contract/users.ts";

const refreshMs = 60_000;

/**
 * What waits at the desk, and its news. Refetched when slots change, on focus and every minute. Customers request
 * nothing.
 */
export function useDeskNews(role: Role) {
  const isStaff = role !== "customer";
  useSlotChanges(keys.deskNews, isStaff);
  return useQuery({
    queryKey: keys.deskNews,
    queryFn: ({ signal }) => securedApi("readDeskNews", undefined, { signal }),
    enabled: isStaff,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
    staleTime: refreshMs / 2,
  });
}

export type DeskCounts = DeskNews["counts"];

/** How many items wait at each place; null while it is not known, and for a customer. */
export function useDeskCounts(role: Role): DeskCounts | null {
  return useDeskNews(role).data?.counts ?? null;
}

/** Records up to when the news has been seen. */
export const useSeeNews = () =>
  useChange((until: string) => securedApi("markNewsSeen", { body: { until } }), [keys.deskNews]);
