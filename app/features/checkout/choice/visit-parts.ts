import type { Bookable } from "#app/lib/bookables.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import type { AddOn, Service, Variant } from "#contract/services.ts";

/** One service of a visit: its size, and its add-ons. */
export interface Part {
  service: Service;
  /** The service itself, or one of its variants. */
  size: Service | Variant;
  addOns: AddOn[];
}

/** The service with this id, or with a variant of this id. */
export function serviceOf(id: string, services: readonly Service[]): Service | undefined {
  return services.find((service) => sizesOf(service).some(({ _id }) => _id === id));
}

/**
 * The parts of a visit, from its ids, in their order. If several sizes of a service are named, the last one replaces
 * the first, in its place. An add-on is kept once, with a service that it belongs to. What is not offered is left
 * out.
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

/** Everything a visit consists of, in order: each service, directly followed by its add-ons. */
export function bookedIn(parts: readonly Part[]): Bookable[] {
  return parts.flatMap(({ size, addOns }) => [size, ...addOns]);
}

/** A visit's ids plus one: a service, another size of one of its services, or an add-on. */
export function withOne(id: string, ids: readonly string[], services: readonly Service[]): string[] {
  return idsOf(partsOf([...ids, id], services));
}

/** A visit's ids without one. Removing a service removes its add-ons. */
export function withoutOne(id: string, ids: readonly string[], services: readonly Service[]): string[] {
  const parts = partsOf(ids, services).filter(({ size }) => size._id !== id);
  return idsOf(parts.map((part) => ({ ...part, addOns: part.addOns.filter(({ _id }) => _id !== id) })));
}

function idsOf(parts: readonly Part[]): string[] {
  return bookedIn(parts).map(({ _id }) => _id);
}
