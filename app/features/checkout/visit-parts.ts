import type { Bookable } from "#app/lib/bookables.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import type { AddOn, Service, Variant } from "#contract/services.ts";

/** One service of a visit: which of its sizes, and what is added to it. */
export interface Part {
  service: Service;
  /** The service itself, or one of its variants. */
  size: Service | Variant;
  addOns: AddOn[];
}

/** The service that is booked by an id: its own or a variant's. */
export function serviceOf(id: string, services: readonly Service[]): Service | undefined {
  return services.find((service) => sizesOf(service).some(({ _id }) => _id === id));
}

/**
 * A visit's ids as its parts, in the order of the visit. Of one service's sizes the last named stands, in the place of the
 * first; an add-on stands once, with a service that it belongs to. What is not offered is left out.
 */
export function partsOf(ids: readonly string[], services: readonly Service[]): Part[] {
  const parts: Part[] = [];
  for (const id of ids) {
    const service = serviceOf(id, services);
    const size = service && sizesOf(service).find(({ _id }) => _id === id);
    const same = parts.find((part) => part.service === service);
    if (same && size) same.size = size;
    else if (service && size) parts.push({ service, size, addOns: [] });
  }
  for (const [index, id] of ids.entries()) {
    if (parts.some(({ addOns }) => addOns.some(({ _id }) => _id === id))) continue;
    const before = ids.slice(0, index);
    const owners = parts.filter(({ service }) => service.addOns.some(({ _id }) => _id === id));
    const owner = owners.findLast(({ size }) => before.includes(size._id)) ?? owners[0];
    const addOn = owner?.service.addOns.find(({ _id }) => _id === id);
    if (addOn) owner?.addOns.push(addOn);
  }
  return parts;
}

/** All that a visit consists of, in its order: each service, and what is added to it directly after it. */
export function bookedIn(parts: readonly Part[]): Bookable[] {
  return parts.flatMap(({ size, addOns }) => [size, ...addOns]);
}

/** A visit's ids with one more: a service, another size of one that it has, or an add-on. */
export function withOne(id: string, ids: readonly string[], services: readonly Service[]): string[] {
  return idsOf(partsOf([...ids, id], services));
}

/** A visit's ids without one. A service goes with what was added to it. */
export function withoutOne(id: string, ids: readonly string[], services: readonly Service[]): string[] {
  const parts = partsOf(ids, services).filter(({ size }) => size._id !== id);
  return idsOf(parts.map((part) => ({ ...part, addOns: part.addOns.filter(({ _id }) => _id !== id) })));
}

function idsOf(parts: readonly Part[]): string[] {
  return bookedIn(parts).map(({ _id }) => _id);
}
