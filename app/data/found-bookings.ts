import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSaidBookings } from "#app/data/use-said-bookings.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Booking, BookingsQuery } from "#contract/bookings.ts";

/** How many bookings a page shows. */
export const pageSize = 10;

export interface FoundBookings {
  /** Those of the page. */
  bookings: Booking[];
  /** How many there are in all, and their prices together in dollars. */
  count: number;
  price: number;
}

/** One page of the bookings that are looked for. The page before stays while the next one loads. */
export function useFoundBookings(query: BookingsQuery, page: number) {
  const say = useSaidBookings();
  return useQuery({
    queryKey: ["bookings", "found", query, page],
    queryFn: async ({ signal }): Promise<FoundBookings> => {
      let headers = new Headers();
      const bookings = await securedApi(
        "listBookings",
        { query: { ...query, limit: pageSize, page } },
        {
          signal,
          onHeaders: (answered) => {
            headers = answered;
          },
        },
      );
      return {
        bookings,
        count: Number(headers.get("x-total-count") ?? bookings.length),
        price: Number(headers.get("x-total-price") ?? 0),
      };
    },
    placeholderData: keepPreviousData,
    select: useCallback((found: FoundBookings) => ({ ...found, bookings: say(found.bookings) }), [say]),
  });
}

/** All bookings that are looked for, for a file. */
export function readAllFound(query: BookingsQuery): Promise<Booking[]> {
  return securedApi("listBookings", { query });
}
