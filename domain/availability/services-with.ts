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
  return serviceIds.map((serviceId, index) => ({ serviceId, masterId: masterFor(masters, index) ?? ANYONE }));
}

/** The master named for one service of a visit, by its place; undefined if none is. @param masters as above */
export function masterFor(masters: readonly string[], index: number): string | undefined {
  return masters.length === 1 ? masters[0] : masters[index];
}

/** Whether a service is with the master that was named for it. @param masters as above */
export function isAsNamed(masters: readonly string[], index: number, masterId: string | null): boolean {
  const named = masterFor(masters, index) ?? ANYONE;
  return named === ANYONE || named === masterId;
}
