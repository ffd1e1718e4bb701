import type { Service, Variant } from "#contract/services.ts";

/** The sizes that a service can be booked in, the service itself first. A single one is no choice. */
export function sizesOf(service: Service): (Service | Variant)[] {
  return [service, ...service.variants];
}
