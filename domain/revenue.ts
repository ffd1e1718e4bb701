import { split } from "#domain/split.ts";
import { dayFrames } from "#domain/time/day-frame.ts";

export type PaidBy = "card" | "desk" | "credit";

/** A ledger line with what it paid for. Instants in epoch milliseconds, money in signed cents. */
export interface RevenueEntry {
  at: number;
  amountCents: number;
  /** How it was paid: by card, at the salon, or with credit, as when a gift card is used. */
  by: PaidBy;
  /** Empty when the money belongs to no visit. */
  items: { service: string; master: string | null; priceCents: number }[];
}

export interface Share {
  name: string;
  cents: number;
}

/**
 * What a salon took, net of refunds. Days, services and masters each add up to netCents, and so do card, desk and
 * credit.
 */
export interface Revenue {
  netCents: number;
  cardCents: number;
  deskCents: number;
  /** Money that was paid earlier and is used now. */
  creditCents: number;
  days: { date: string; cents: number }[];
  services: Share[];
  masters: Share[];
}

/** The label for money that belongs to no visit, and for work without a named master. */
export const unassigned = "Not assigned";

/** Sums ledger lines by day of the salon, service and master. Dates are 'YYYY-MM-DD', both included. */
export function sumRevenue(
  entries: readonly RevenueEntry[],
  span: { from: string; to: string; zone: string },
): Revenue {
  const days = dayFrames(span.from, span.to, span.zone).map(({ date, to }) => ({ date, to, cents: 0 }));
  const services = new Map<string, number>();
  const masters = new Map<string, number>();
  for (const entry of entries) {
    const day = days[dayOf(entry.at, days)];
    if (day) day.cents += entry.amountCents;
    for (const part of partsOf(entry)) {
      add(services, part.service, part.cents);
      add(masters, part.master, part.cents);
    }
  }
  const sum = (some: readonly RevenueEntry[]) => some.reduce((cents, entry) => cents + entry.amountCents, 0);
  const paidBy = (way: PaidBy) => sum(entries.filter(({ by }) => by === way));
  return {
    netCents: sum(entries),
    cardCents: paidBy("card"),
    deskCents: paidBy("desk"),
    creditCents: paidBy("credit"),
    days: days.map(({ date, cents }) => ({ date, cents })),
    services: largestFirst(services),
    masters: largestFirst(masters),
  };
}

/** Binary search: asking the zone for each line's date would take longer than everything else. */
function dayOf(at: number, days: readonly { to: number }[]): number {
  let [first, last] = [0, days.length];
  while (first < last) {
    const middle = (first + last) >> 1;
    if ((days[middle]?.to ?? 0) <= at) first = middle + 1;
    else last = middle;
  }
  return first;
}

function partsOf({ amountCents, items }: RevenueEntry): { service: string; master: string; cents: number }[] {
  if (items.length === 0) return [{ service: unassigned, master: unassigned, cents: amountCents }];
  const shares = split(
    amountCents,
    items.map((item) => item.priceCents),
  );
  return items.map(({ service, master }, index) => ({
    service,
    master: master ?? unassigned,
    cents: shares[index] ?? 0,
  }));
}

function add(totals: Map<string, number>, key: string, cents: number): void {
  totals.set(key, (totals.get(key) ?? 0) + cents);
}

/** What comes to nothing is left out, as the sale of a gift card does beside what is owed for it. */
function largestFirst(totals: Map<string, number>): Share[] {
  return [...totals]
    .filter(([, cents]) => cents !== 0)
    .map(([name, cents]) => ({ name, cents }))
    .sort((one, other) => other.cents - one.cents || one.name.localeCompare(other.name));
}
