import { dayMs } from "#domain/time/dates.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findAvailability } from "#server/usecases/hours/find-availability.ts";

export interface WantedPlace {
  serviceId: string;
  masterId: string;
  /** Dates YYYY-MM-DD, both included. The first one with room is used. */
  from: string;
  to: string;
  /** Position in the day: 0 at the beginning of the free hours, 1 at their end. */
  place: number;
}

/**
 * A free hour of a master, also on past days: searches as of the day before the first date.
 * @returns the start, and an earlier time at which it could be booked
 */
export async function freeStart(
  app: UseCases,
  { serviceId, masterId, from, to, place }: WantedPlace,
): Promise<{ startsAt: number; before: number } | undefined> {
  const before = Math.min(app.now(), Date.parse(`${from}T00:00:00Z`) - dayMs);
  const asked = { service: [serviceId], master: [masterId], from, to };
  const found = await findAvailability({ ...app, now: () => before }, asked);
  if (!found.ok) throw new Error(`The demo's free hours were refused: ${found.code}`);
  const slots = found.value.days.find(({ count }) => count > 0)?.slots ?? [];
  const slot = slots[Math.min(slots.length - 1, Math.floor(slots.length * place))];
  return slot && { startsAt: Date.parse(slot.startsAt), before };
}
