import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { monthSpan } from "#app/features/checkout/calendar-dates.ts";
import { securedApi } from "#app/lib/secured-api.ts";

const staleMs = 30_000;

/**
 * Days and free hours of a month for a visit. Asked as the signed-in guest, so that the hour held for her counts as
 * free. While another visit is read, the last answer stays on the screen.
 */
export function useAvailability(serviceIds: string[], masterId: string, month: string, today: string) {
  return useQuery({
    queryKey: ["availability", serviceIds, masterId, month, today],
    queryFn: ({ signal }) =>
      securedApi(
        "readAvailability",
        { query: { service: serviceIds, master: masterId, ...monthSpan(month, today) } },
        { signal },
      ),
    enabled: serviceIds.length > 0,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  });
}
