import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "#app/lib/api.ts";

const staleMs = 30_000;

/** The first free hour of a visit with anyone and with each master who does all of it. */
export function useNextHours(serviceIds: string[]) {
  return useQuery({
    queryKey: ["availability", "next", serviceIds],
    queryFn: ({ signal }) => api("readNextHours", { query: { service: serviceIds } }, { signal }),
    enabled: serviceIds.length > 0,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  });
}
