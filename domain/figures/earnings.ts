import type { FigureVisit } from "#domain/figures/visit.ts";
import { split } from "#domain/split.ts";

export interface Earning {
  service: string;
  /** How often it was performed. */
  times: number;
  minutes: number;
  cents: number;
  /** Cents per hour of a chair, set-up and clean-up included. */
  perHourCents: number;
}

/**
 * What an hour of each service brings in, highest first: the money of completed visits, net of refunds, split over
 * their services by price.
 */
export function countEarnings(visits: readonly FigureVisit[]): Earning[] {
  const services = new Map<string, Earning>();
  for (const { state, items, keptCents } of visits) {
    if (state !== "completed") continue;
    const shares = split(
      keptCents,
      items.map(({ priceCents }) => priceCents),
    );
    for (const [at, { service, minutes }] of items.entries()) {
      const own = services.get(service) ?? { service, times: 0, minutes: 0, cents: 0, perHourCents: 0 };
      own.times += 1;
      own.minutes += minutes;
      own.cents += shares[at] ?? 0;
      services.set(service, own);
    }
  }
  return [...services.values()]
    .map((own) => ({
      ...own,
      perHourCents: own.minutes > 0 ? Math.round((own.cents * 60) / own.minutes) : 0,
    }))
    .sort((one, other) => other.perHourCents - one.perHourCents || (one.service < other.service ? -1 : 1));
}
