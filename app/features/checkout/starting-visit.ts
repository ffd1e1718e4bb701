import { does } from "#app/features/checkout/masters.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

/**
 * What is chosen when the page opens: its service, then those that the address names as `also`, and its `master`.
 * What is no longer offered, or not by that master, is left out.
 */
export function startingVisit(
  query: URLSearchParams,
  { service, services, masters }: { service: Service; services: Service[]; masters: Master[] },
): { serviceIds: string[]; masterId: string } {
  const also = query.getAll("also").flatMap((id) => services.filter(({ _id }) => _id === id));
  const wanted = [...new Set([service, ...also])];
  const master = masters.find(({ _id }) => _id === query.get("master"));
  const isAble = master !== undefined && wanted.every((one) => does(master, one));
  return { serviceIds: wanted.map(({ _id }) => _id), masterId: isAble ? master._id : "any" };
}
