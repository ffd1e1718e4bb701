import { does } from "#app/features/hours/performs.ts";
import type { Master } from "#contract/masters.ts";
import type { HeldPurchase } from "#contract/payments.ts";
import type { Service } from "#contract/services.ts";

interface Catalogue {
  service: Service;
  services: Service[];
  masters: Master[];
}

export interface StartingVisit {
  serviceIds: string[];
  /** A master's id or 'any' for each service. */
  masterIds: string[];
  /** The hour that is kept for the guest already, or was chosen on the way here. */
  startsAt: string | undefined;
}

/**
 * What is chosen when the page opens: what is kept for the guest already, if it has the page's service and no
 * other hour was chosen on the way here; otherwise what the address says. That is its service, then those named as
 * `also`, with one `master` for all of them or one each, and an hour as `at`. What is no longer offered, or not by
 * that master, is left out.
 */
export function startingVisit(
  query: URLSearchParams,
  catalogue: Catalogue,
  held: HeldPurchase["held"] = null,
): StartingVisit {
  const known = new Map([catalogue.service, ...catalogue.services].map((one) => [one._id, one]));
  const at = asInstant(query.get("at"));
  if (
    !at &&
    held?.serviceIds.includes(catalogue.service._id) &&
    held.serviceIds.every((id) => known.has(id))
  ) {
    const { serviceIds, masterIds, startsAt } = held;
    return { serviceIds, masterIds, startsAt };
  }
  const asked = query.getAll("master");
  const visit = new Map<Service, string>();
  for (const [index, id] of [catalogue.service._id, ...query.getAll("also")].entries()) {
    const service = known.get(id);
    if (!service || visit.has(service)) continue;
    const master = catalogue.masters.find(
      ({ _id }) => _id === (asked.length === 1 ? asked[0] : asked[index]),
    );
    visit.set(service, master && does(master, service) ? master._id : "any");
  }
  return {
    serviceIds: [...visit.keys()].map(({ _id }) => _id),
    masterIds: [...visit.values()],
    startsAt: at,
  };
}

/** An hour of an address, unless it is no time or is over. */
function asInstant(at: string | null): string | undefined {
  return at && Date.parse(at) > Date.now() ? at : undefined;
}
