import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { monthSpan } from "#app/features/checkout/calendar-dates.ts";
import { securedApi } from "#app/lib/secured-api.ts";

const staleMs = 30_000;

/**
 * Days and free hours of a month for a visit. Asked as the signed-in guest, so that the hour held for her counts as
 * free. While another visit is read, the last answer stays on the screen.
 * @param moving a booking of hers whose own time counts as free, too
 */
export function useAvailability(
  serviceIds: string[],
  masterId: string,
  { month, today }: { month: string; today: string },
  moving?: string,
) {
  return useQuery({
    queryKey: ["availability", serviceIds, masterId, month, today, moving],
    queryFn: ({ signal }) => {
      const query = { service: serviceIds, master: masterId, ...monthSpan(month, today) };
      return securedApi("readAvailability", { query: { ...query, ...(moving && { moving }) } }, { signal });
    },
    enabled: serviceIds.length > 0,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  });
}
