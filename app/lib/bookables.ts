import type { AddOn, Service, Variant } from "#contract/services.ts";

/** All that a visit can name: the services, their variants and their add-ons, each once. */
export function bookables(services: readonly Service[]): (Service | Variant | AddOn)[] {
  const all = services.flatMap((service) => [service, ...service.variants, ...service.addOns]);
  return [...new Map(all.map((one) => [one._id, one])).values()];
}
