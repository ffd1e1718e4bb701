import type { Discount, QuoteLine } from "#domain/pricing.ts";

/** An unpaid hour that is held, with how its price came about. Instants are epoch milliseconds. */
export interface HeldSlot {
  startsAt: number | null;
  /** One for each service. */
  lines: readonly QuoteLine[];
  masterIds: readonly (string | null)[];
  holdEndsAt: number;
  discount: Discount | null;
}

/** An order, each service with the master who is asked for; null for anyone. */
export interface WantedSlot {
  startsAt: number | null | undefined;
  services: readonly { serviceId: string; masterId: string | null }[];
  /** The codes that it names. */
  codes: readonly string[];
}

/** What an order keeps of the price that its hour is held at. */
export interface KeptPrice {
  lines: readonly QuoteLine[];
  discounts: readonly Discount[];
}

/**
 * A held hour keeps what its services cost and what was taken off until its hold ends, though the catalogue changes, and a
 * membership or an offer ends before. Another hour, another master or another service costs what it costs today, and a code
 * that is named no more counts no more.
 * @returns null where nothing is kept
 */
export function keptPrice(held: HeldSlot | null, wanted: WantedSlot, now: number): KeptPrice | null {
  if (!held || held.holdEndsAt <= now || held.startsAt !== wanted.startsAt) return null;
  const { lines, masterIds, discount } = held;
  if (lines.length !== wanted.services.length) return null;
  const isSame = wanted.services.every(
    ({ serviceId, masterId }, index) =>
      serviceId === lines[index]?.serviceId && (masterId === null || masterId === masterIds[index]),
  );
  if (!isSame) return null;
  const isNamed = discount?.kind !== "code" || wanted.codes.includes(discount.code);
  return { lines, discounts: discount && isNamed ? [discount] : [] };
}

/** Whether a code counts for an order because it is kept, though it may count no more for anybody else. */
export function keepsCode(kept: KeptPrice | null): boolean {
  return kept?.discounts.some(({ kind }) => kind === "code") ?? false;
}

/** What a service costs that is held at a line: never more than the line says, and less if it got cheaper. */
export function centsInHold(line: QuoteLine | undefined, todayCents: number): number {
  // What a session is worth is the price of a session, and not that of its service.
  return line === undefined || line.packageId !== undefined
    ? todayCents
    : Math.min(line.priceCents, todayCents);
}
