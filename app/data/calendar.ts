import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { keys } from "#app/data/keys.ts";
import { readOfferAgain } from "#app/data/offer-again.ts";
import { useSlotChanges } from "#app/data/use-slot-changes.ts";
import { useTranslatedBookings, useTranslatedNames } from "#app/data/use-translated.ts";
import { masterName, masterRole } from "#app/lib/names.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Calendar } from "#contract/front-desk.ts";

const refreshMs = 30_000;

/** The calendar of some days, both ends included; refetched when slots change and every half minute. */
export function useCalendar(from: string, to: string) {
  const translateBookings = useTranslatedBookings();
  const translateNames = useTranslatedNames();
  useSlotChanges(keys.calendar);
  return useQuery({
    queryKey: [...keys.calendar, from, to],
    queryFn: ({ signal }) => securedApi("readCalendar", { query: { from, to } }, { signal }),
    refetchInterval: refreshMs,
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: useCallback(
      (calendar: Calendar) => inWords(calendar, translateBookings, translateNames),
      [translateBookings, translateNames],
    ),
  });
}

function inWords(
  calendar: Calendar,
  translateBookings: ReturnType<typeof useTranslatedBookings>,
  translateNames: ReturnType<typeof useTranslatedNames>,
): Calendar {
  return {
    ...calendar,
    masters: calendar.masters.map((one) => ({ ...one, name: masterName(one), role: masterRole(one) })),
    visits: translateBookings(calendar.visits),
    toArrange: translateBookings(calendar.toArrange),
    holds: calendar.holds.map((hold) => ({
      ...hold,
      items: hold.items.map((item) => ({ ...item, service_name: translateNames(item.service_name) })),
    })),
  };
}

/** The free slots of one day, as customers are offered them. @param moving a visit whose own time counts as free */
export function useFreeOfDay(serviceIds: string[], masterId: string, date: string, moving?: string) {
  const [first, ...others] = serviceIds;
  return useQuery({
    queryKey: [...keys.calendar, "free", serviceIds, masterId, date, moving],
    queryFn: ({ signal, client }) =>
      securedApi(
        "readAvailability",
        {
          query: {
            service: [first ?? "", ...others],
            master: masterId,
            from: date,
            to: date,
            ...(moving && { moving }),
          },
        },
        { signal },
      ).catch((error) => {
        readOfferAgain(client, error);
        throw error;
      }),
    enabled: first !== undefined && date !== "",
  });
}
