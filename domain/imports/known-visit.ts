import type { KnownGuest } from "#domain/imports/guest-rows.ts";
import { sameName } from "#domain/names.ts";

/** A visit that the salon already has. */
export interface KnownVisit {
  id: string;
  /** The name of the person who comes. */
  name: string;
  /** The guest. Null if unknown. */
  guestId: string | null;
  /** Epoch milliseconds. Null while it is to be arranged. */
  startsAt: number | null;
  serviceIds: readonly string[];
}

/** Identifies a visit for which the other system has no id: by guest, time and services. */
export function keyOfVisit(guestId: string, wanted: number, serviceIds: readonly string[]): string {
  return `@${guestId} ${wanted} ${[...serviceIds].sort().join(" ")}`;
}

/** Whether a visit belongs to the guest or, if the visit's guest is unknown, has the name. */
export function isVisitOf(visit: KnownVisit, guest: KnownGuest | undefined, name: string): boolean {
  return (guest && visit.guestId === guest.id) || sameName(visit.name, name);
}

/** The fields in which a line differs from a visit. The salon's values stay. */
export function differing(
  { startsAt, serviceIds }: KnownVisit,
  said: { wanted: number; serviceIds: readonly string[] },
): ("date" | "services")[] {
  const isMoved = startsAt !== null && startsAt !== said.wanted;
  const isOther = new Set(serviceIds).symmetricDifference(new Set(said.serviceIds)).size > 0;
  return [...(isMoved ? (["date"] as const) : []), ...(isOther ? (["services"] as const) : [])];
}
