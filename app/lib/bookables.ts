import type { AddOn, Service, Variant } from "#contract/services.ts";

/** What a visit can be booked for. */
export type Bookable = Service | Variant | AddOn;

/** Everything that a visit can be booked for, each once: the services, then their variants, then their add-ons. */
export function bookables(services: readonly Service[]): Bookable[] {
  const all = [
    ...services,
    ...services.flatMap(({ variants }) => variants),
    ...services.flatMap(({ addOns }) => addOns),
  ];
  return [...new Map(all.map((one) => [one._id, one])).values()];
}

/** What masters are assigned to: the services and the add-ons. A master who performs a service performs its variants. */
export function performables(services: readonly Service[]): Bookable[] {
  const variants = services.flatMap((service) => service.variants.map(({ _id }) => _id));
  return bookables(services).filter(({ _id }) => !variants.includes(_id));
}

/**
 * The listed service that a visit's item belongs to: the item itself, its variant's service, or a service with that
 * add-on.
 */
export function serviceOfItem(services: readonly Service[], id: string | undefined): Service | undefined {
  return services.find((service) =>
    [service, ...service.variants, ...service.addOns].some(({ _id }) => _id === id),
  );
}
