import { sql } from "kysely";
import type { InLine } from "#domain/offered-hours.ts";
import type { Handle } from "#server/database/handle.ts";

/** The first of some dates on which anybody waits. @param waitingId only this entry */
export async function findWaitedDate(
  db: Handle,
  { from, to }: { from: string; to: string },
  waitingId?: string,
): Promise<string | undefined> {
  let dates = db
    .selectFrom("waiting_dates")
    .select("date")
    .where("date", ">=", from)
    .where("date", "<=", to)
    .orderBy("date")
    .limit(1);
  if (waitingId !== undefined) dates = dates.where("waiting_id", "=", waitingId);
  return (await dates.executeTakeFirst())?.date;
}

/** Entries that wait for a date and have no slot held for them now, in no order. @param waitingId only this entry */
export async function listLine(db: Handle, date: string, waitingId?: string): Promise<InLine[]> {
  let entries = db
    .selectFrom("waiting_dates")
    .innerJoin("waiting", "waiting.id", "waiting_dates.waiting_id")
    .select(["waiting.id", "waiting.created_at as since", "waiting.worth_cents as worthCents"])
    .where("waiting_dates.date", "=", date)
    .where("waiting.state", "=", sql.lit("waiting"))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("offered_hours as offered")
            .select("offered.id")
            .whereRef("offered.waiting_id", "=", "waiting.id")
            .where("offered.state", "=", sql.lit("open")),
        ),
      ),
    );
  if (waitingId !== undefined) entries = entries.where("waiting.id", "=", waitingId);
  return await entries.execute();
}
