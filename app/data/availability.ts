import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keys } from "#app/data/keys.ts";
import { readOfferAgain } from "#app/data/offer-again.ts";
import { api } from "#app/lib/api.ts";
import { slotChanges } from "#app/lib/browser-slot-changes.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { AvailableDay } from "#contract/availability.ts";

const staleMs = 30_000;

/** Services in order, with a master's id or 'any' for each of them, or one for all. */
export interface Wanted {
  serviceIds: string[];
  masterIds: string[];
}

/**
 * The days of a span with their free and taken slots for a visit. A signed-in person sends a token, so that their own
 * held slot counts as free. While another visit loads, the last answer stays on the screen.
 * @param moving the person's booking that moves: its own time counts as free, too
 */
export function useAvailability(
  { serviceIds, masterIds }: Wanted,
  { from, to }: { from: string; to: string },
  moving?: string,
) {
  return useQuery({
    queryKey: [...keys.availability, serviceIds, masterIds, from, to, moving],
    queryFn: ({ signal, client }) => {
      const query = {
        service: serviceIds,
        master: masterIds,
        from,
        to,
        show: "taken" as const,
      };
      return securedApi(
        "readAvailability",
        { query: { ...query, ...(moving && { moving }) } },
        { signal },
      ).catch((error) => {
        readOfferAgain(client, error);
        throw error;
      });
    },
    enabled: serviceIds.length > 0,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  });
}

/**
 * The days of a span with their free slots, requested once and not again while the page is open.
 * @param wanted undefined until it is known what to request
 */
export function useDaysOnce(wanted: Wanted | undefined, span: { from: string; to: string }) {
  const { serviceIds = [], masterIds } = wanted ?? {};
  return useQuery({
    queryKey: [...keys.availability, "once", serviceIds, masterIds, span],
    queryFn: ({ signal }) =>
      securedApi(
        "readAvailability",
        { query: { service: serviceIds, master: masterIds, ...span } },
        { signal },
      ),
    enabled: wanted !== undefined,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/**
 * One day for each of several visits, in their order; undefined if it is not loaded yet or can't be.
 * @param date YYYY-MM-DD; without it nothing is requested
 */
export function useDaysOf(visits: Wanted[], date: string | undefined): (AvailableDay | undefined)[] {
  const queries = useQueryClient();
  const days = date ? visits.map((visit) => dayQuery(visit, date)) : [];
  const known = () => days.map(({ queryKey }) => queries.getQueryData(queryKey)?.days[0]);
  const { data = [] } = useQuery({
    queryKey: [...keys.availability, "days", days.map(({ queryKey }) => queryKey)],
    queryFn: async () => {
      await Promise.allSettled(days.map((day) => queries.fetchQuery(day)));
      return known();
    },
    enabled: days.length > 0,
    staleTime: staleMs,
    placeholderData: known,
  });
  return data;
}

/** One day for a visit. @param date YYYY-MM-DD */
export function dayQuery({ serviceIds, masterIds }: Wanted, date: string) {
  return queryOptions({
    queryKey: [...keys.availability, "day", serviceIds, masterIds, date],
    queryFn: ({ signal }) => {
      const query = { service: serviceIds, master: masterIds, from: date, to: date };
      return securedApi("readAvailability", { query }, { signal });
    },
    staleTime: staleMs,
    retry: false,
  });
}

/** The first free slot of a visit: with any master, and with each master who performs all of it. */
export function useNextHours(serviceIds: string[]) {
  return useQuery({
    queryKey: [...keys.availability, "next", serviceIds],
    queryFn: ({ signal }) => api("readNextHours", { query: { service: serviceIds } }, { signal }),
    enabled: serviceIds.length > 0,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  });
}

/** Random delay, so that browsers do not all ask in the same instant and a burst of notices makes one request. */
const longestDelayMs = 1000;

/** Refetches the free slots when they change, while a page shows them. */
export function useFreshHours(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unfollow = slotChanges.follow(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: keys.availability });
      }, Math.random() * longestDelayMs);
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [queries]);
}
