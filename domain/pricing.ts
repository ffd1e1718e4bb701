import { split } from "#domain/split.ts";

/** Something on sale, with what its price needs. */
export interface PricedService {
  id: string;
  name: string;
  priceCents: number;
}

/** Something taken off a price. Percents are whole, from 1 to 100. */
export type Discount = MemberDiscount | CodeDiscount;

/** Off every service. */
export interface MemberDiscount {
  kind: "member";
  percent: number;
}

/** By a code: either a share or an amount, off all services or off some. */
export interface CodeDiscount {
  kind: "code";
  offerId: string;
  code: string;
  percent: number | null;
  amountCents: number | null;
  serviceIds: readonly string[] | null;
}

export interface QuoteLine {
  serviceId: string;
  name: string;
  /** Before the discount. For a package session, the session's worth. */
  priceCents: number;
  /** The bought package whose session pays for it. No discount applies to it. Absent: none does. */
  packageId?: string;
}

/** A session of a bought package, for one service of a visit. */
export interface Session {
  packageId: string;
  serviceId: string;
  worthCents: number;
}

/** A price with its parts. subtotalCents less discountCents is totalCents, and the lines add up to the subtotal. */
export interface Quote {
  lines: QuoteLine[];
  subtotalCents: number;
  /**
   * The discount that applies, also to services that are added later. A member's applies even while it takes nothing
   * off. Null without one.
   */
  discount: Discount | null;
  discountCents: number;
  totalCents: number;
}

/** The least that a card can be charged, in cents. */
export const leastChargeCents = 50;

/**
 * Prices a visit from the catalogue. Of several discounts only the best one applies.
 * @param session pays for one of the services, which then costs what the session is worth
 */
export function quote(
  services: readonly PricedService[],
  discounts: readonly Discount[] = [],
  session: Session | null = null,
): Quote {
  const paidAt = services.findIndex(({ id }) => id === session?.serviceId);
  const lines = services.map(({ id, name, priceCents }, index) => {
    const line: QuoteLine = { serviceId: id, name, priceCents };
    return session && index === paidAt
      ? { ...line, priceCents: session.worthCents, packageId: session.packageId }
      : line;
  });
  const subtotalCents = sum(lines.map((line) => line.priceCents));
  const { discount, discountCents } = bestDiscount(lines, discounts);
  return { lines, subtotalCents, discount, discountCents, totalCents: subtotalCents - discountCents };
}

/**
 * What a discount takes off each line, in whole cents. A share is rounded line by line, so that a service costs the
 * same alone and beside others. An amount is split in proportion to the prices it applies to. Only a discount of the
 * full price brings the total below what a card can be charged.
 */
export function discountByLine(lines: readonly QuoteLine[], discount: Discount | null): number[] {
  if (!discount) return lines.map(() => 0);
  const meant = lines.map((line) => (isFor(discount, line) ? line.priceCents : 0));
  if (discount.kind === "code" && discount.amountCents !== null)
    return split(amountOff(lines, meant, discount.amountCents), meant);
  const percent = discount.percent ?? 0;
  return meant.map((cents) => {
    const most = percent === 100 ? cents : Math.max(0, cents - leastChargeCents);
    return Math.min(most, Math.round((cents * percent) / 100));
  });
}

/** The line that a package session pays for. Undefined if none. */
export function sessionLine({ lines }: Pick<Quote, "lines">): QuoteLine | undefined {
  return lines.find(({ packageId }) => packageId !== undefined);
}

function isFor(discount: Discount, { serviceId, packageId }: QuoteLine): boolean {
  if (packageId !== undefined) return false;
  return (
    discount.kind === "member" || discount.serviceIds === null || discount.serviceIds.includes(serviceId)
  );
}

/**
 * How much of an amount can be taken off: at most the lines it applies to, and such that the rest of the price can be
 * charged.
 */
function amountOff(lines: readonly QuoteLine[], meant: readonly number[], amountCents: number): number {
  const payable = lines.filter(({ packageId }) => packageId === undefined);
  const subtotalCents = sum(payable.map((line) => line.priceCents));
  const offCents = Math.min(amountCents, sum(meant));
  const leftCents = subtotalCents - offCents;
  return leftCents === 0 || leftCents >= leastChargeCents
    ? offCents
    : Math.max(0, subtotalCents - leastChargeCents);
}

/** The discount that takes most off, the first of equals. If none takes anything off, a member's, or null. */
function bestDiscount(
  lines: readonly QuoteLine[],
  discounts: readonly Discount[],
): { discount: Discount | null; discountCents: number } {
  const member = discounts.find(({ kind }) => kind === "member") ?? null;
  let best: { discount: Discount | null; discountCents: number } = { discount: member, discountCents: 0 };
  for (const discount of discounts) {
    const discountCents = sum(discountByLine(lines, discount));
    if (discountCents > best.discountCents) best = { discount, discountCents };
  }
  return best;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
