import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { keys } from "#app/data/keys.ts";
import { startingVisit } from "#app/features/checkout/starting-visit.ts";
import { suggestHour } from "#app/features/checkout/suggest-hour.ts";
import { asDate, asLocalNoon } from "#app/lib/calendar-dates.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Master } from "#contract/masters.ts";
import type { HeldPurchase } from "#contract/payments.ts";
import type { Service } from "#contract/services.ts";

const suggestionDays = 28;
/** Asked when the page opens, and not again while it is open. */
const once = {
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export interface Start {
  held: HeldPurchase["held"];
  /** An hour like that of the visit that the address names as `like`. */
  suggested: string | undefined;
}

/**
 * What the server knows before the page opens: an hour that is kept for the guest, and one like the last visit's where
 * that is booked again. Undefined while it is asked; without an answer the page opens without either. What is
 * known then stays: a page that is being filled in must not begin anew.
 */
export function useStart(
  catalogue: { service: Service | undefined; services: Service[]; masters: Master[] },
  zone: string,
): Start | undefined {
  const [query] = useSearchParams();
  const [asked] = useState(() => new URLSearchParams(query));
  const { service, services, masters } = catalogue;
  const [start, keep] = useState<Start>();
  const held = useQuery({
    queryKey: keys.held,
    queryFn: ({ signal }) => securedApi("readHeldPurchase", undefined, { signal }),
    ...once,
  });
  const like = asked.get("like");
  const visit = service && startingVisit(asked, { service, services, masters }, held.data?.held);
  const isWanted = like !== null && held.isFetched && visit !== undefined && visit.startsAt === undefined;
  const suggestion = useQuery({
    queryKey: [...keys.held, "suggestion", like, visit],
    queryFn: async ({ signal }) => {
      const from = salonDate(Date.now(), zone);
      const last = asLocalNoon(from);
      last.setDate(last.getDate() + suggestionDays - 1);
      const query = { service: visit?.serviceIds ?? [], master: visit?.masterIds, from, to: asDate(last) };
      const { days } = await securedApi("readAvailability", { query }, { signal });
      return suggestHour(days, like ?? "", zone)?.startsAt ?? null;
    },
    enabled: isWanted && !start,
    ...once,
  });
  if (start || !held.isFetched || !service || (isWanted && !suggestion.isFetched)) return start;
  const found = { held: held.data?.held ?? null, suggested: suggestion.data ?? undefined };
  keep(found);
  return found;
}
