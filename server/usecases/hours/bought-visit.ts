import { servicesWith } from "#domain/availability/services-with.ts";
import { ANYONE, type Visit, type VisitService } from "#domain/availability/types.ts";

/** The services of a visit as they were bought or booked, in order. */
export interface BoughtItem {
  service_id: string;
  master_id: string | null;
  starts_at: number | null;
  ends_at: number | null;
}

/** A visit as it was bought or booked, with its length. @param masters as on the wire; absent: each service's own */
export function visitOfItems(
  items: readonly BoughtItem[],
  by: Visit["by"],
  masters: readonly string[] = items.map((item) => item.master_id ?? ANYONE),
): Visit {
  const serviceIds = items.map((item) => item.service_id);
  const services = servicesWith(serviceIds, masters).map((service, index) => ({
    ...service,
    ...bookedLength(items[index]),
  }));
  return { services, by };
}

/** The guest's minutes as they were booked; nothing for a visit without a time. */
export function bookedLength(item: Pick<BoughtItem, "starts_at" | "ends_at"> | undefined): {
  minutes?: number;
} {
  if (!item || item.starts_at === null || item.ends_at === null) return {};
  return { minutes: (item.ends_at - item.starts_at) / 60_000 };
}

/** The services of a booked visit after a change. Those that it already has keep their booked length. */
export function asLongAsBooked(
  services: readonly VisitService[],
  items: readonly BoughtItem[],
): VisitService[] {
  const left = [...items];
  return services.map((wanted) => {
    const at = left.findIndex((item) => item.service_id === wanted.serviceId);
    const [item] = at < 0 ? [] : left.splice(at, 1);
    return { ...wanted, ...bookedLength(item) };
  });
}
