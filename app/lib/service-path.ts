import type { Service } from "#contract/services.ts";

/** A service's name in a URL: "Hair Cut & Finish" becomes hair-cut-finish. */
export function slugOf(service: Pick<Service, "service_name">): string {
  return service.service_name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The service that a URL names, by its slug or its _id. */
export function findService<S extends Pick<Service, "_id" | "service_name">>(
  services: S[],
  wanted: string | null,
): S | undefined {
  return services.find((service) => slugOf(service) === wanted) ?? services.find(({ _id }) => _id === wanted);
}

/** The address of a service's tab. */
export function servicePath(service: Pick<Service, "service_name">): string {
  return `/services?service=${slugOf(service)}`;
}

export interface BookingPlace {
  pathname: string;
  search: string;
}

/**
 * The URL to book a service or a variant, with its add-ons and the time or master that was already chosen.
 * @param carried what else the URL says: a link's source and code
 */
export function bookingPlace(
  service: Pick<Service, "_id">,
  hour?: { masterId?: string | undefined; startsAt?: string | undefined },
  also: Pick<Service, "_id">[] = [],
  carried: Record<string, string> = {},
): BookingPlace {
  const query = new URLSearchParams(hour?.startsAt ? { at: hour.startsAt } : {});
  for (const { _id } of also) query.append("also", _id);
  if (hour?.masterId && hour.masterId !== "any") query.set("master", hour.masterId);
  for (const [name, value] of Object.entries(carried)) query.set(name, value);
  return { pathname: bookingPath(service), search: query.size > 0 ? `?${query}` : "" };
}

/** Where a service is booked. */
export function bookingPath(service: Pick<Service, "_id">): string {
  return `/dashboard/bookingAppointment/${encodeURIComponent(service._id)}`;
}
