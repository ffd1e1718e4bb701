import type { Reason } from "#domain/availability/reasons.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import type { Visit } from "#domain/availability/types.ts";
import { whyNot } from "#domain/availability/why-not.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { localDate } from "#domain/time/dates.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { readSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { refuseAsked } from "#server/usecases/hours/refuse-asked.ts";
import { ok, type Result } from "#server/usecases/result.ts";

export interface HourQuestion {
  serviceIds: readonly string[];
  /** A master's id or 'any' for the whole visit, or one for each service in order. */
  masters: readonly string[];
  /** Epoch milliseconds. */
  startsAt: number;
}

export interface HourExplained {
  reasons: Reason[];
  deskCanBook: boolean;
  /** Of services, masters and rooms, by id. */
  names: Map<string, string>;
  zone: string;
}

/** Why customers are not offered an hour; no reasons when they are. Refuses an unknown service or master. */
export async function explainHour(
  app: DatabaseAndClock,
  asked: HourQuestion,
): Promise<Result<HourExplained>> {
  return await app.engine.snapshot((db) => explainIn(db, app.now(), asked));
}

async function explainIn(db: Snapshot, now: number, asked: HourQuestion): Promise<Result<HourExplained>> {
  const { zone } = await readSalon(db);
  const date = localDate(asked.startsAt, zone);
  const diary = await readDiary(db, { cells: cellsToRead(date, date, zone), now });
  const refused = refuseAsked(diary, asked);
  if (refused) return refused;
  const services = servicesWith(asked.serviceIds, asked.masters);
  const reasonsFor = (by: Visit["by"]) => whyNot(diary, { services, by }, asked.startsAt);
  const named = await db
    .selectFrom("services")
    .select(["id", "name"])
    .unionAll(db.selectFrom("masters").select(["id", "name"]))
    .unionAll(db.selectFrom("rooms").select(["id", "name"]))
    .execute();
  return ok({
    reasons: reasonsFor("customer"),
    deskCanBook: reasonsFor("desk").length === 0,
    names: new Map(named.map(({ id, name }) => [id, name])),
    zone,
  });
}
