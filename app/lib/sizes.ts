import type { Service, Variant } from "#contract/services.ts";

/** The sizes that a service can be booked in, itself first. One alone is no choice. */
export function sizesOf(service: Service): (Service | Variant)[] {
  return [service, ...service.variants];
}
