import type { GuestVisit } from "#contract/guests.ts";
import { occupiesCells } from "#domain/booking-states.ts";

type Visit = Pick<GuestVisit, "status" | "items">;

/** The services of the last visit that took place or is upcoming, if still offered. @param visits the latest first */
export function lastChoice(visits: readonly Visit[], offered: readonly { _id: string }[]): string[] {
  const last =
    visits.find(({ status }) => status === "completed") ?? visits.find(({ status }) => occupiesCells(status));
  const ids = new Set(last?.items.map(({ serviceId }) => serviceId));
  return [...ids].filter((id) => offered.some(({ _id }) => _id === id));
}

/** The number of completed visits in which a guest had each service, by id. */
export function timesBefore(visits: readonly Visit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status, items } of visits) {
    if (status !== "completed") continue;
    for (const id of new Set(items.map(({ serviceId }) => serviceId)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
