import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** A day with its amounts to be counted, or as it was closed. @param date YYYY-MM-DD of the salon */
export function useDailyClose(date: string) {
  return useQuery({
    queryKey: [...keys.dailyClose, date],
    queryFn: ({ signal }) => securedApi("readDailyClose", { query: { date } }, { signal }),
    // Other desks take money, too.
    staleTime: 0,
  });
}

/** Closes a day. */
export const useCloseDay = () =>
  useChange((body: BodyOf<"closeDay">) => securedApi("closeDay", { body }), [keys.dailyClose]);

/** Reopens the day that was closed last. */
export const useReopenDay = () =>
  useChange(
    ({ number, reason }: { number: number; reason: string }) =>
      securedApi("reopenDay", { params: { number }, body: { reason } }),
    [keys.dailyClose],
  );
