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
  /** The codes that it names. */
  codes: readonly string[];
}

/**
 * What was taken off a held hour stays so for that hour until its hold ends, though a membership or an offer ends before.
 * Another hour, another master or another service costs what it costs today, and a code that is named no more counts no more.
 */
export function keptDiscounts(held: HeldSlot | null, wanted: WantedSlot, now: number): Discount[] {
  if (!held?.discount || held.holdEndsAt <= now || held.startsAt !== wanted.startsAt) return [];
  if (held.discount.kind === "code" && !wanted.codes.includes(held.discount.code)) return [];
  if (held.serviceIds.length !== wanted.services.length) return [];
  const isSame = wanted.services.every(
    ({ serviceId, masterId }, index) =>
      serviceId === held.serviceIds[index] && (masterId === null || masterId === held.masterIds[index]),
  );
  return isSame ? [held.discount] : [];
}
