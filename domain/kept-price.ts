import type { Discount, QuoteLine } from "#domain/pricing.ts";

/** An unpaid held slot, with how its price was made up. Instants are epoch milliseconds. */
export interface HeldSlot {
  startsAt: number | null;
  /** One for each service. */
  lines: readonly QuoteLine[];
  masterIds: readonly (string | null)[];
  holdEndsAt: number;
  discount: Discount | null;
}

/** An order: each service with the requested master, null for anyone. */
export interface WantedSlot {
  startsAt: number | null | undefined;
  services: readonly { serviceId: string; masterId: string | null }[];
  /** The codes in the order. */
  codes: readonly string[];
}

/** What an order keeps of the price at which its slot is held. */
export interface KeptPrice {
  lines: readonly QuoteLine[];
  discounts: readonly Discount[];
}

/**
 * Until its hold ends, a held slot keeps the prices of its services and its discount, even if the catalogue changes
 * or a membership or an offer ends. Another slot, master or service costs what it costs today, and a code that is no
 * longer named no longer counts.
 * @returns null if nothing is kept
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

/** Whether an order's code counts because it is kept, even if nobody else could use it any more. */
export function keepsCode(kept: KeptPrice | null): boolean {
  return kept?.discounts.some(({ kind }) => kind === "code") ?? false;
}

/** The price of a service held at a line: at most the line's price, and less if it has become cheaper. */
export function centsInHold(line: QuoteLine | undefined, todayCents: number): number {
  // The price on a session's line is the session's worth, not the price of its service.
  return line === undefined || line.packageId !== undefined
    ? todayCents
    : Math.min(line.priceCents, todayCents);
}
