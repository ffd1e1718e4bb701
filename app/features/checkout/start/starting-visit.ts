import { bookedIn, partsOf, serviceOf } from "#app/features/checkout/choice/visit-parts.ts";
import { does } from "#app/features/hours/performs.ts";
import type { Bookable } from "#app/lib/bookables.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import type { Master } from "#contract/masters.ts";
import type { HeldPurchase } from "#contract/payments.ts";
import type { Service } from "#contract/services.ts";
import { dayMs } from "#domain/time/dates.ts";

/** A page's own service, and everything on offer. */
export interface Catalogue {
  service: Service;
  services: Service[];
  masters: Master[];
  /** Whether the page's own service was taken off since the page opened. */
  isTakenOff?: boolean;
}

export interface StartingVisit {
  serviceIds: string[];
  /** A master's id or 'any' for each service. */
  masterIds: string[];
  /** The start of a slot that is already held for the guest, or was chosen on the way here. */
  startsAt: string | undefined;
}

/**
 * What is chosen when the page opens. An existing hold comes first, if it contains everything the URL names and the
 * URL names no other slot; where the URL asks for any master, that stays 'any'. Otherwise the URL decides: its
 * service, then those named as `also`, including variants and add-ons, minus those named as `without`; one `master`
 * for all of them or one each; and a start time as `at`. What is no longer offered, or not by that master, is left
 * out.
 */
export function startingVisit(
  query: URLSearchParams,
  catalogue: Catalogue,
  held: HeldPurchase["held"] = null,
): StartingVisit {
  const offered = catalogueOf(catalogue);
  const named = [catalogue.service._id, ...query.getAll("also")];
  const without = query.getAll("without");
  const wanted = named.filter((id) => !without.includes(id));
  const booked = bookedIn(partsOf(wanted, offered));
  const at = notLongPast(query.get("at"));
  const asked = query.getAll("master");
  const wantedFor = (id: string) => (asked.length === 1 ? asked[0] : asked[named.indexOf(id)]);
  if (!at && held && isHourOf(booked, held) && isWhole(held.serviceIds, offered)) {
    const { serviceIds, startsAt } = held;
    const free = booked.map(({ _id }) => _id).filter((id) => wantedFor(id) === "any");
    const masterIds = held.masterIds.map((id, index) =>
      free.includes(serviceIds[index] ?? "") ? "any" : id,
    );
    return { serviceIds, masterIds, startsAt };
  }
  const masterIds = booked.map((one) => {
    const master = catalogue.masters.find(({ _id }) => _id === wantedFor(one._id));
    return master && does(master, one) ? master._id : "any";
  });
  return { serviceIds: booked.map(({ _id }) => _id), masterIds, startsAt: at };
}

/** The services on offer, including the page's own if the list lacks it. */
export function catalogueOf({ service, services, isTakenOff }: Omit<Catalogue, "masters">): Service[] {
  return isTakenOff || serviceOf(service._id, services) ? services : [service, ...services];
}

/** Whether a held slot is for everything that is chosen. It never is for an empty choice. */
function isHourOf(booked: Bookable[], { serviceIds }: Pick<StartingVisit, "serviceIds">): boolean {
  return booked.length > 0 && booked.every(({ _id }) => serviceIds.includes(_id));
}

/** Whether all of a visit is on offer, in the order that the page would give it. */
function isWhole(ids: string[], services: Service[]): boolean {
  const booked = bookedIn(partsOf(ids, services)).map(({ _id }) => _id);
  return booked.join() === ids.join();
}

/**
 * A start time from a URL, if it is a time and not long past. For times of the last day the salon's answer decides,
 * since a phone's clock may be hours ahead.
 */
function notLongPast(at: string | null): string | undefined {
  return at && Date.parse(at) > salonNow() - dayMs ? at : undefined;
}
