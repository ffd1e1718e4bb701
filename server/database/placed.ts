import type { PlannedItem } from "#domain/availability/plan.ts";
import type { Span } from "#domain/time/span.ts";

/** What may have a time: a visit, a service of it, or one of a purchase. */
export interface Timed {
  starts_at: number | null;
  ends_at: number | null;
}

/** The services that have a master and a time. */
export function placedItems(
  items: readonly (Timed & { service_id: string; master_id: string | null })[],
): PlannedItem[] {
  return items.flatMap(
    ({ service_id: serviceId, master_id: masterId, starts_at: startsAt, ends_at: endsAt }) =>
      masterId === null || startsAt === null || endsAt === null
        ? []
        : [{ serviceId, masterId, startsAt, endsAt }],
  );
}

/** From the start of the first to the end of the last of what occupies cells, which has a time. */
export function readSpan([first, ...others]: readonly Timed[]): Span {
  const [from, to] = [first?.starts_at ?? null, (others.at(-1) ?? first)?.ends_at ?? null];
  if (from === null || to === null) throw new Error("What occupies cells has no time.");
  return { from, to };
}
