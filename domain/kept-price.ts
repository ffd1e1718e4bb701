import type { Discount } from "#domain/pricing.ts";

/** An unpaid hour that is held, and what was taken off its price. Instants are epoch milliseconds. */
export interface HeldSlot {
  startsAt: number | null;
  serviceIds: readonly string[];
  /** One for each service. */
  masterIds: readonly (string | null)[];
  holdEndsAt: number;
  discount: Discount | null;
}

/** An order, each service with the master who is asked for; null for anyone. */
export interface WantedSlot {
  startsAt: number | undefined;
  services: readonly { serviceId: string; masterId: string | null }[];
}

/**
 * What was taken off a held hour stays so for that hour until its hold ends, though a membership ends before. Another
 * hour, another master or another service costs what it costs today.
 */
export function keptDiscounts(held: HeldSlot | null, wanted: WantedSlot, now: number): Discount[] {
  if (!held?.discount || held.holdEndsAt <= now || held.startsAt !== wanted.startsAt) return [];
  if (held.serviceIds.length !== wanted.services.length) return [];
  const isSame = wanted.services.every(
    ({ serviceId, masterId }, index) =>
      serviceId === held.serviceIds[index] && (masterId === null || masterId === held.masterIds[index]),
  );
  return isSame ? [held.discount] : [];
}
