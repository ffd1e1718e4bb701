import type { Reason } from "#domain/availability/reasons.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { blockersOf } from "#domain/availability/why-not.ts";
import { workingDays } from "#domain/availability/working-days.ts";
import { localDate } from "#domain/time/dates.ts";
import { dayFrame } from "#domain/time/day-frame.ts";
import { overlap, type Span } from "#domain/time/span.ts";
import type { Handle } from "#server/database/handle.ts";
import { listOccupants, type Occupied } from "#server/database/occupants.ts";

/** Who or what is at a place that somebody wants: a guest by name, a time off by its reason, or closed hours. */
export type Occupant = Occupied | (Span & { kind: "break" | "not_working" | "closed"; name: "" });

export type ReasonWithOccupants = Reason & { there: Occupant[] };

interface Asked {
  diary: Diary;
  visit: Visit;
  /** Epoch milliseconds. */
  startsAt: number;
  /** A booking to be moved; it does not count as an obstacle. */
  exceptBookingId?: string | undefined;
}

/** Adds to the reasons against an hour who or what is there instead. */
export async function withOccupants(
  db: Handle,
  reasons: readonly Reason[],
  asked: Asked,
): Promise<ReasonWithOccupants[]> {
  const blockers = blockersOf(asked.diary, asked.visit, asked.startsAt);
  const neededFor = new Map(blockers.map(({ reason, needed }) => [JSON.stringify(reason), needed]));
  const explained: ReasonWithOccupants[] = [];
  for (const reason of reasons) {
    const needed = neededFor.get(JSON.stringify(reason)) ?? [];
    explained.push({ ...reason, there: await findThere(db, reason, needed, asked) });
  }
  return explained;
}

async function findThere(
  db: Handle,
  reason: Reason,
  needed: readonly Span[],
  { diary, exceptBookingId }: Asked,
): Promise<Occupant[]> {
  switch (reason.code) {
    case "master_busy":
      return await listOccupants(db, [reason.masterId], needed, exceptBookingId);
    case "room_busy": {
      const units = diary.rooms.find(({ id }) => id === reason.roomId)?.unitIds ?? [];
      return await listOccupants(db, units, needed, exceptBookingId);
    }
    case "master_off":
      return closedHours(diary, needed, reason.masterId);
    case "closed":
      return closedHours(diary, needed, null);
    default:
      return [];
  }
}

/** The parts of the needed time when a master, or for null the salon, is not at work. */
function closedHours(diary: Diary, needed: readonly Span[], masterId: string | null): Occupant[] {
  const [first] = needed;
  if (!first) return [];
  const { zone } = diary.salon;
  const date = localDate(first.from, zone);
  const [day] = workingDays(diary, date, date);
  if (!day) return [];
  const frame = dayFrame(date, zone);
  const open = masterId === null ? day.open : (day.byMaster.get(masterId) ?? []);
  return gapsBetween(open, frame)
    .filter((gap) => needed.some((span) => overlap(gap, span)))
    .map((gap) => {
      const isBreak = gap.from > frame.from && gap.to < frame.to && masterId !== null;
      const isShut = masterId === null || !day.open.some((hours) => overlap(hours, gap));
      return { kind: isShut ? "closed" : isBreak ? "break" : "not_working", name: "", ...gap };
    });
}

function gapsBetween(spans: readonly Span[], { from, to }: Span): Span[] {
  const edges = [from, ...spans.flatMap((span) => [span.from, span.to]), to];
  const gaps: Span[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    gaps.push({ from: edges[index] ?? to, to: edges[index + 1] ?? to });
  }
  return gaps.filter((gap) => gap.from < gap.to);
}
