import type { Wanted } from "#app/data/availability.ts";
import { serviceOf, withOne, withoutOne } from "#app/features/checkout/choice/visit-parts.ts";
import { does } from "#app/features/hours/performs.ts";
import { bookables } from "#app/lib/bookables.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

export interface Offered {
  services: Service[];
  masters: Master[];
}

/** The visit with one more service, or with another size. */
export const visitWith = (id: string, from: Wanted, offered: Offered): Wanted =>
  visitOf(withOne(id, from.serviceIds, offered.services), from, offered);

/** The visit without a service and its add-ons. */
export const visitWithout = (id: string, from: Wanted, offered: Offered): Wanted =>
  visitOf(withoutOne(id, from.serviceIds, offered.services), from, offered);

/** The visit with these services. Each keeps its master; another size of a service takes over its master. */
function visitOf(next: string[], from: Wanted, { services, masters }: Offered): Wanted {
  const [only, ...others] = new Set(from.masterIds);
  const usual = others.length === 0 ? only : undefined;
  function placeOf(id: string): number {
    const service = serviceOf(id, services);
    return from.serviceIds.findIndex(
      (one) => one === id || (service && serviceOf(one, services) === service),
    );
  }
  function isAble(masterId: string, id: string): boolean {
    const master = masters.find(({ _id }) => _id === masterId);
    const bookable = bookables(services).find(({ _id }) => _id === id);
    return master !== undefined && bookable !== undefined && does(master, bookable);
  }
  return {
    serviceIds: next,
    masterIds: next.map((id) => {
      const master = from.masterIds[placeOf(id)] ?? usual ?? "any";
      return isAble(master, id) ? master : "any";
    }),
  };
}
