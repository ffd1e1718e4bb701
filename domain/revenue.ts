import { split } from "#domain/split.ts";
import { datesBetween, localDate } from "#domain/time/dates.ts";

export type PaidBy = "card" | "desk" | "credit";

/** A line of the ledger, with what it paid for. Instants in epoch milliseconds, money in signed cents. */
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

/** What a salon took, net of refunds. Days, services and masters each add up to netCents, and so do card, desk and credit. */
export interface Revenue {
  netCents: number;
  cardCents: number;
  deskCents: number;
  /** What was paid before, and is used now. */
  creditCents: number;
  days: { date: string; cents: number }[];
  services: Share[];
  masters: Share[];
}

/** What money counts as that belongs to no visit, and work that no master was named for. */
export const unassigned = "Not assigned";

/** Adds ledger lines up by day of the salon, service and master. Dates are 'YYYY-MM-DD', both included. */
export function sumRevenue(
  entries: readonly RevenueEntry[],
  span: { from: string; to: string; zone: string },
): Revenue {
  const days = new Map(datesBetween(span.from, span.to).map((date) => [date, 0]));
  const services = new Map<string, number>();
  const masters = new Map<string, number>();
  for (const entry of entries) {
    add(days, localDate(entry.at, span.zone), entry.amountCents);
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
    days: [...days].map(([date, cents]) => ({ date, cents })),
    services: largestFirst(services),
    masters: largestFirst(masters),
  };
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

function largestFirst(totals: Map<string, number>): Share[] {
  return [...totals]
    .map(([name, cents]) => ({ name, cents }))
    .sort((one, other) => other.cents - one.cents || one.name.localeCompare(other.name));
}
