import type { Wanted } from "#app/data/availability.ts";
import type { LeftOut } from "#app/data/offer-again.ts";
import { bookedIn, partsOf } from "#app/features/checkout/choice/visit-parts.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

/** A visit without what is no longer offered. A master who has left gives way to anyone. */
export function stillOffered(
  { serviceIds, masterIds }: Wanted,
  services: Service[],
  masters: readonly Master[],
): Wanted & { leftOut: LeftOut | undefined } {
  const offered = bookedIn(partsOf(serviceIds, services)).map(({ _id }) => _id);
  const kept = [...serviceIds.keys()].filter((index) => offered.includes(serviceIds[index] ?? ""));
  const before = kept.map((index) => masterIds[index] ?? "any");
  const now = before.map((id) => masters.find(({ _id }) => _id === id)?._id ?? "any");
  const lost = kept.length < serviceIds.length ? "service" : "master";
  return {
    serviceIds: kept.map((index) => serviceIds[index] ?? ""),
    masterIds: now,
    leftOut: lost === "master" && now.join() === before.join() ? undefined : lost,
  };
}
