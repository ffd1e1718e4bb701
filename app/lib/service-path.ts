import type { Service } from "#contract/services.ts";

/** A service's name as it stands in an address: "Hair Cut & Finish" is hair-cut-finish. */
export function slugOf(service: Pick<Service, "service_name">): string {
  return service.service_name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The service that an address means, by its slug or its _id. */
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
 * Where a service or a variant is booked, with what goes with it and the hour or the master that was chosen for it elsewhere.
 * @param carried what else its address says: the source and the code of a link
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
