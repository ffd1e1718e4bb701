import { salonInstant } from "#app/lib/salon-time.ts";
import { type BookingPlace, bookingPlace, findService, slugOf } from "#app/lib/service-path.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import type { Master } from "#contract/masters.ts";
import type { Service, Variant } from "#contract/services.ts";

interface Offered {
  services: Service[];
  masters: Master[];
}

/** What a booking link stands for, among what the salon offers now. */
export interface BookingLink {
  /** Undefined if the URL names none that is offered. */
  service?: Service;
  /** The service, or its variant that the URL names. */
  size?: Service | Variant;
  masterId?: string;
  startsAt?: string;
  /** What the URL names but the salon does not have. */
  missing?: "service" | "master" | "hour";
}

/** Reads `service`, `master` and `hour` from a booking link. @param now epoch milliseconds */
export function readBookingLink(
  query: URLSearchParams,
  { services, masters }: Offered,
  { zone, now }: { zone: string; now: number },
): BookingLink {
  const wanted = query.get("service");
  const service =
    findService(services, wanted) ?? services.find((one) => findService(sizesOf(one), wanted) !== undefined);
  if (!service) return wanted ? { missing: "service" } : {};
  const size = findService(sizesOf(service), wanted) ?? service;

  const asked = query.get("master");
  const named = asked !== null && asked !== "any";
  const master = masters.find(({ _id, name }) => asked === _id || asked === slugOf({ service_name: name }));
  const does = master && service.masterIds.includes(master._id);
  const hour = query.get("hour") ?? query.get("at");
  const startsAt = hour === null ? undefined : hourOf(hour, zone);
  const isOver = !(startsAt && Date.parse(startsAt) > now);
  return {
    service,
    size,
    ...(does && { masterId: master._id }),
    ...(!isOver && startsAt && { startsAt }),
    ...(hour !== null && isOver && { missing: "hour" as const }),
    ...(named && !does && { missing: "master" as const }),
  };
}

/** Where to book a link that names nothing missing. Its source and its code are carried over. */
export function checkoutOf(
  { size, ...chosen }: BookingLink,
  query: URLSearchParams,
): BookingPlace | undefined {
  return size && !chosen.missing ? bookingPlace(size, chosen, [], carriedOf(query)) : undefined;
}

/**
 * What belongs to the booking whatever is chosen: the link's source, as `app/entry.client.tsx` reads it, and its code.
 */
export function carriedOf(query: URLSearchParams): Record<string, string> {
  const source = query.get("src") ?? query.get("utm_source");
  const code = query.get("code");
  return { ...(source && { src: source }), ...(code && { code }) };
}

const wall = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::[\d.]+)?$/;
const withOffset = /T.*(?:Z|[+-]\d\d:?\d\d)$/;

/** Reads a time with its offset, or one on the salon's clock. Any other would be read on this machine's clock. */
function hourOf(text: string, zone: string): string | undefined {
  try {
    const [, date, time] = wall.exec(text) ?? [];
    if (date && time) return salonInstant(date, time, zone);
    return withOffset.test(text) ? new Date(text).toISOString() : undefined;
  } catch {
    return undefined;
  }
}
