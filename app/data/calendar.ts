import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useAttempt } from "#app/data/use-attempt.ts";
import { useSaidBookings } from "#app/data/use-said-bookings.ts";
import { useSaidNames } from "#app/data/use-said-names.ts";
import { notices } from "#app/lib/browser-notices.ts";
import { masterName, masterRole } from "#app/lib/names.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Calendar } from "#contract/front-desk.ts";

const calendarKey = ["calendar"];
const refreshMs = 30_000;

/** The calendar of some days, both included; read again when hours come or go, and every half minute. */
export function useCalendar(from: string, to: string) {
  const say = useSaidBookings();
  const sayNames = useSaidNames();
  const queries = useQueryClient();
  useEffect(() => notices.follow(() => void queries.invalidateQueries({ queryKey: calendarKey })), [queries]);
  return useQuery({
    queryKey: [...calendarKey, from, to],
    queryFn: ({ signal }) => securedApi("readCalendar", { query: { from, to } }, { signal }),
    refetchInterval: refreshMs,
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: useCallback((calendar: Calendar) => inWords(calendar, say, sayNames), [say, sayNames]),
  });
}

function inWords(
  calendar: Calendar,
  say: ReturnType<typeof useSaidBookings>,
  sayNames: ReturnType<typeof useSaidNames>,
): Calendar {
  return {
    ...calendar,
    masters: calendar.masters.map((one) => ({ ...one, name: masterName(one), role: masterRole(one) })),
    visits: say(calendar.visits),
    toArrange: say(calendar.toArrange),
    holds: calendar.holds.map((hold) => ({
      ...hold,
      items: hold.items.map((item) => ({ ...item, service_name: sayNames(item.service_name) })),
    })),
  };
}

const shownByDesk = [calendarKey, ["bookings"], ["revenue"]];

/** Does one thing at the desk, reads the calendar again, and says so when it fails. */
export function useDesk(tells?: "here") {
  return useAttempt(shownByDesk, tells);
}
