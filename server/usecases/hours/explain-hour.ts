import { servicesWith } from "#domain/availability/services-with.ts";
import type { Visit } from "#domain/availability/types.ts";
import { whyNot } from "#domain/availability/why-not.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { localDate } from "#domain/time/dates.ts";
import { findBooking } from "#server/database/bookings.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { readNames } from "#server/database/names.ts";
import { readSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { asLongAsBooked } from "#server/usecases/hours/bought-visit.ts";
import { type ReasonWithOccupants, withOccupants } from "#server/usecases/hours/occupants.ts";
import { refuseAsked } from "#server/usecases/hours/refuse-asked.ts";
import { ok, type Result } from "#server/usecases/result.ts";

export interface HourQuestion {
  serviceIds: readonly string[];
  /** A master's id or 'any' for the whole visit, or one for each service in order. */
  masters: readonly string[];
  /** Epoch milliseconds. */
  startsAt: number;
  /** A booking to be moved. Its own time counts as free, and its length stays. */
  moving?: string | undefined;
}

export interface HourExplained {
  reasons: ReasonWithOccupants[];
  deskCanBook: boolean;
  /** The names of services, masters and rooms, by id. */
  names: Map<string, string>;
  zone: string;
}

/** The reasons why customers are not offered an hour; none if they are. Refuses an unknown service or master. */
export async function explainHour(
  app: DatabaseAndClock,
  asked: HourQuestion,
): Promise<Result<HourExplained>> {
  return await app.engine.snapshot((db) => explainIn(db, app.now(), asked));
}

async function explainIn(db: Snapshot, now: number, asked: HourQuestion): Promise<Result<HourExplained>> {
  const { zone } = await readSalon(db);
  const date = localDate(asked.startsAt, zone);
  const booking = asked.moving === undefined ? undefined : await findBooking(db, asked.moving);
  const own = booking && { exceptBookingId: booking.id, withHidden: true };
  const diary = await readDiary(db, { cells: cellsToRead(date, date, zone), now, ...own });
  const refused = refuseAsked(diary, asked, { asBooked: booking !== undefined });
  if (refused) return refused;
  const services = asLongAsBooked(servicesWith(asked.serviceIds, asked.masters), booking?.items ?? []);
  const reasonsFor = (by: Visit["by"]) => whyNot(diary, { services, by }, asked.startsAt);
  const visit: Visit = { services, by: "customer" };
  const { startsAt, moving: exceptBookingId } = asked;
  const names = await readNames(db);
  return ok({
    reasons: await withOccupants(db, reasonsFor("customer"), { diary, visit, startsAt, exceptBookingId }),
    deskCanBook: reasonsFor("desk").length === 0,
    names,
    zone,
  });
}
