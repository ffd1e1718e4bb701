import { servicesWith } from "#domain/availability/services-with.ts";
import { ANYONE, type Visit, type VisitService } from "#domain/availability/types.ts";

/** The services of a visit as it was bought or booked, in order. */
export interface BoughtItem {
  service_id: string;
  master_id: string | null;
  starts_at: number | null;
  ends_at: number | null;
}

/** A visit that was bought or booked, as long as it was. @param masters as the wire names them; each service's own when absent */
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

/** The guest's minutes as they were booked; nothing while they are to be arranged. */
export function bookedLength(item: Pick<BoughtItem, "starts_at" | "ends_at"> | undefined): {
  minutes?: number;
} {
  if (!item || item.starts_at === null || item.ends_at === null) return {};
  return { minutes: (item.ends_at - item.starts_at) / 60_000 };
}

/** Services that a booked visit is to have, those that it has already as long as they were booked, whatever goes or comes beside them. */
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
