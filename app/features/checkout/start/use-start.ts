import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useDaysOnce } from "#app/data/availability.ts";
import { useHeld } from "#app/data/held.ts";
import { keys } from "#app/data/keys.ts";
import { begunPayment, whatBecameOf } from "#app/features/card/begun-payment.ts";
import { startingVisit } from "#app/features/checkout/start/starting-visit.ts";
import { suggestHour } from "#app/features/checkout/start/suggest-hour.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import type { Master } from "#contract/masters.ts";
import type { HeldPurchase } from "#contract/payments.ts";
import type { Service } from "#contract/services.ts";
import { addDays } from "#domain/time/dates.ts";

const suggestionDays = 28;
export interface Start {
  held: HeldPurchase["held"];
  /** A slot like that of the visit that the URL names as `like`. */
  suggested: string | undefined;
  /** The payment, begun before the page was loaded, that has booked a visit meanwhile. */
  paidBy?: string | undefined;
}

/**
 * What the server knows before the page opens: an existing hold, and a slot like the last visit's when the guest
 * books it again. Undefined while loading; without an answer the page opens with neither. After that it stays the
 * same: a page that somebody is filling in must not start over.
 */
export function useStart(
  catalogue: { service: Service | undefined; services: Service[]; masters: Master[] },
  { zone, email }: { zone: string; email: string },
): Start | undefined {
  const [query] = useSearchParams();
  const [asked] = useState(() => new URLSearchParams(query));
  const { service, services, masters } = catalogue;
  const [start, keep] = useState<Start>();
  const held = useHeld();
  const paid = usePaidBefore(email);
  const like = asInstant(asked.get("like"));
  const visit = service && startingVisit(asked, { service, services, masters }, held.data?.held);
  const isWanted =
    like !== undefined && held.isFetched && visit !== undefined && visit.startsAt === undefined;
  const from = salonDate(salonNow(), zone);
  const ahead = useDaysOnce(isWanted && !start ? visit : undefined, {
    from,
    to: addDays(from, suggestionDays - 1),
  });
  const isKnown = held.isFetched && paid.isKnown && (!isWanted || ahead.isFetched);
  if (start || !service || !isKnown) return start;
  const suggested = like && ahead.data && suggestHour(ahead.data.days, like, zone);
  const found = {
    held: held.data?.held ?? null,
    suggested: suggested ? suggested.startsAt : undefined,
    paidBy: paid.by,
  };
  keep(found);
  return found;
}

/** Whether a payment that was under way when the page was loaded has booked its visit. */
function usePaidBefore(email: string): { isKnown: boolean; by: string | undefined } {
  const [begun] = useState(() => begunPayment("visit", email));
  const { data, isFetched } = useQuery({
    queryKey: [...keys.payment, begun?.intentId],
    queryFn: begun ? () => whatBecameOf(begun) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { isKnown: !begun || isFetched, by: data === "done" ? begun?.intentId : undefined };
}

/** A time of an address, unless it is none. */
function asInstant(typed: string | null): string | undefined {
  return typed && !Number.isNaN(Date.parse(typed)) ? typed : undefined;
}
