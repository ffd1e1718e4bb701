import type { AddOn, Service, Variant } from "#contract/services.ts";

/** What a visit can name. */
export type Bookable = Service | Variant | AddOn;

/** All that a visit can name, each once: the services, then their variants, then their add-ons. */
export function bookables(services: readonly Service[]): Bookable[] {
  const all = [
    ...services,
    ...services.flatMap(({ variants }) => variants),
    ...services.flatMap(({ addOns }) => addOns),
  ];
  return [...new Map(all.map((one) => [one._id, one])).values()];
}

/** What masters are chosen for: the services and the add-ons. Who performs a service performs its variants. */
export function performables(services: readonly Service[]): Bookable[] {
  const variants = services.flatMap((service) => service.variants.map(({ _id }) => _id));
  return bookables(services).filter(({ _id }) => !variants.includes(_id));
}

/** The listed service that a visit's item is of: itself, the service of a variant, or one that an add-on belongs to. */
export function serviceOfItem(services: readonly Service[], id: string | undefined): Service | undefined {
  return services.find((service) =>
    [service, ...service.variants, ...service.addOns].some(({ _id }) => _id === id),
  );
}
