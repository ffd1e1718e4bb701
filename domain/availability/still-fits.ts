import type { Claim } from "#domain/availability/claims.ts";
import { asLongAs, timingOf } from "#domain/availability/timing.ts";
import type { Diary } from "#domain/availability/types.ts";
import { isThere } from "#domain/availability/working-days.ts";
import { CELL_MS, startOfCell } from "#domain/time/cells.ts";

/** A part of a visit or of a held hour, with its times in epoch milliseconds. */
export interface PlacedPart {
  service_id: string;
  master_id: string | null;
  starts_at: number | null;
  ends_at: number | null;
}

/** Whether a part of a visit is within the hours. A part without a master or a time always is. */
export function isWithinHours(diary: Diary, part: PlacedPart): boolean {
  const { service_id, master_id, starts_at, ends_at } = part;
  if (master_id === null || starts_at === null || ends_at === null) return true;
  if (!isThere(diary, null, { from: starts_at, to: ends_at })) return false;
  const service = diary.services.find(({ id }) => id === service_id);
  const own = { from: 0, to: (ends_at - starts_at) / CELL_MS };
  const busy = service ? timingOf(asLongAs(service, own.to * 5)).master : [own];
  return busy.every(({ from, to }) =>
    isThere(diary, master_id, {
      from: starts_at + Math.max(from, own.from) * CELL_MS,
      to: starts_at + Math.min(to, own.to) * CELL_MS,
    }),
  );
}

/** Whether a part's master is here and no longer performs its service. A master who has left is not here. */
export function isUnable({ masters }: Diary, { service_id, master_id }: PlacedPart): boolean {
  const master = masters.find(({ id }) => id === master_id);
  return master !== undefined && !master.serviceIds.includes(service_id);
}

/**
 * Whether what was planned before may be claimed now, if nobody else has it: everybody is there and performs their
 * part, and the claims have a unit of each room that a part needs, at its time.
 */
export function stillFits(diary: Diary, parts: readonly PlacedPart[], claims: readonly Claim[]): boolean {
  return parts.every(
    (part) => isWithinHours(diary, part) && !isUnable(diary, part) && hasRoom(diary, part, claims),
  );
}

function hasRoom({ services, rooms }: Diary, part: PlacedPart, claims: readonly Claim[]): boolean {
  const needed = services.find(({ id }) => id === part.service_id)?.roomId ?? null;
  const units = rooms.find(({ id }) => id === needed)?.unitIds;
  if (units === undefined || part.starts_at === null) return true;
  return claims.some(
    ({ resourceId, cell }) => units.includes(resourceId) && startOfCell(cell) === part.starts_at,
  );
}
