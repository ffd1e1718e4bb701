import type { Claim } from "#domain/availability/claims.ts";
import type { BusyCells, Diary, Master, ServiceTiming, Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { cellsOf } from "#domain/time/cells.ts";

/** A Tuesday. The salon is open from 10 to 20 every day but Wednesday. */
export const tuesday = "2026-11-24";

/** The instant (epoch milliseconds) at which clocks in Dhaka show 'HH:MM' on a date, Tuesday by default. */
export function at(wall: string, date = tuesday): number {
  return Temporal.PlainDateTime.from(`${date}T${wall}`).toZonedDateTime("Asia/Dhaka").epochMilliseconds;
}

/** The time on a clock in Dhaka. */
export function wallOf(instant: number): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO("Asia/Dhaka");
  return wall.toPlainTime().toString({ smallestUnit: "minute" });
}

/** Sixty minutes of the customer's time and nothing else, unless overridden. */
export function service(id: string, differences: Partial<ServiceTiming> = {}): ServiceTiming {
  const plain = { minutes: 60, prepMinutes: 0, cleanupMinutes: 0, roomId: null, isAddOn: false };
  return { id, ...plain, processingStartMinutes: 0, processingMinutes: 0, ...differences };
}

/** Works with the salon's hours. */
export function master(id: string, position: number, serviceIds: string[]): Master {
  return { id, position, serviceIds, hours: week };
}

/**
 * A salon in Dhaka where two masters do facials and one of them massages. The query is made on Monday at noon, and
 * nothing is booked.
 */
export function diaryOf(differences: Partial<Diary> = {}): Diary {
  return {
    salon: { zone: "Asia/Dhaka", slotStepMinutes: 30, leadMinutes: 120, horizonDays: 30 },
    hours: week,
    exceptions: [],
    masters: [master("sadia", 1, ["facial", "massage"]), master("farzana", 2, ["facial"])],
    services: [service("facial"), service("massage")],
    rooms: [],
    busy: { ...cellsToRead("2026-11-16", "2026-12-31", "Asia/Dhaka"), byResource: new Map() },
    now: at("12:00", "2026-11-23"),
    ...differences,
  };
}

/** The diary with a resource taken between two times of a date. */
export function booked(diary: Diary, resourceId: string, from: string, to: string, date = tuesday): Diary {
  const claims = cellsOf(at(from, date), at(to, date)).map((cell) => ({ resourceId, cell }));
  return { ...diary, busy: busyWith(diary.busy, claims) };
}

/** Busy cells with some claims added. */
export function busyWith(busy: BusyCells, claims: readonly Claim[]): BusyCells {
  const byResource = new Map(busy.byResource);
  for (const { resourceId, cell } of claims) {
    byResource.set(resourceId, [...Array.from(byResource.get(resourceId) ?? []), cell]);
  }
  return { ...busy, byResource };
}

/** A customer's visit of services with anyone, or with a master: 'facial', 'facial with sadia'. */
export function visitOf(...wanted: string[]): Visit {
  const services = wanted.map((words) => {
    const [serviceId = "", masterId = "any"] = words.split(" with ");
    return { serviceId, masterId };
  });
  return { services, by: "customer" };
}

const week = [0, 1, 2, 4, 5, 6].map((weekday) => ({ weekday, opens: "10:00", closes: "20:00" }));
