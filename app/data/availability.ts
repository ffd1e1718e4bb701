import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { monthSpan } from "#app/lib/calendar-dates.ts";
import { securedApi } from "#app/lib/secured-api.ts";

const staleMs = 30_000;

/** Services in order, with a master's id or 'any' for each, or one for all. */
export interface Wanted {
  serviceIds: string[];
  masterIds: string[];
}

/**
 * Days of a month for a visit, with their free and taken hours. Whoever is signed in asks as herself, so that the hour
 * held for her counts as free. While another visit is read, the last answer stays on the screen.
 * @param moving a booking of hers whose own time counts as free, too
 */
export function useAvailability(
  { serviceIds, masterIds }: Wanted,
  { month, today }: { month: string; today: string },
  moving?: string,
) {
  return useQuery({
    queryKey: ["availability", serviceIds, masterIds, month, today, moving],
    queryFn: ({ signal }) => {
      const query = {
        service: serviceIds,
        master: masterIds,
        ...monthSpan(month, today),
        show: "taken" as const,
      };
      return securedApi("readAvailability", { query: { ...query, ...(moving && { moving }) } }, { signal });
    },
    enabled: serviceIds.length > 0,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  });
}
