import { ANYONE, type VisitService } from "#domain/availability/types.ts";

/**
 * The services of a visit with their masters.
 * @param masters one id or ANYONE for the whole visit, or one for each service in order; empty means anyone
 * @throws RangeError for any other number of masters
 */
export function servicesWith(serviceIds: readonly string[], masters: readonly string[] = []): VisitService[] {
  if (masters.length > 1 && masters.length !== serviceIds.length) {
    throw new RangeError("a visit names one master, or one for each of its services");
  }
  const [everywhere = ANYONE] = masters;
  return serviceIds.map((serviceId, index) => ({
    serviceId,
    masterId: masters.length > 1 ? (masters[index] ?? ANYONE) : everywhere,
  }));
}
