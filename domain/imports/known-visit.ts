import type { KnownGuest } from "#domain/imports/guest-rows.ts";

/** A visit that the salon has. */
export interface KnownVisit {
  id: string;
  /** The name of the person who comes. */
  name: string;
  /** The guest; null where none is known. */
  guestId: string | null;
  /** Epoch milliseconds; null while it is to be arranged. */
  startsAt: number | null;
  serviceIds: readonly string[];
}

/** By what a visit is known where the other system has no id for it: who comes, when, and to what. */
export function keyOfVisit(guestId: string, wanted: number, serviceIds: readonly string[]): string {
  return `@${guestId} ${wanted} ${[...serviceIds].sort().join(" ")}`;
}

/** Whether a visit is the guest's, or has the name where the guest is not known. */
export function isVisitOf(visit: KnownVisit, guest: KnownGuest | undefined, name: string): boolean {
  return (guest && visit.guestId === guest.id) || visit.name.toLowerCase() === name.toLowerCase();
}

/** What a line says otherwise of a visit, which stays as the salon has it. */
export function differing(
  { startsAt, serviceIds }: KnownVisit,
  said: { wanted: number; serviceIds: readonly string[] },
): ("date" | "services")[] {
  const isMoved = startsAt !== null && startsAt !== said.wanted;
  const isOther = new Set(serviceIds).symmetricDifference(new Set(said.serviceIds)).size > 0;
  return [...(isMoved ? (["date"] as const) : []), ...(isOther ? (["services"] as const) : [])];
}
