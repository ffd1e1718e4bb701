import { sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";

/**
 * Counts a call in its fixed window, across every server.
 * @param limit.windowMs length of the window @param units what the call costs, in what the limit counts
 * @returns whether the call is within the limit
 */
export async function countCall(
  db: Handle,
  key: string,
  limit: { calls: number; windowMs: number },
  now: number,
  units = 1,
): Promise<boolean> {
  return (await countCalls(db, key, limit, now, units)) <= limit.calls;
}

/** As `countCall`. @returns how much is counted in the window now */
export async function countCalls(
  db: Handle,
  key: string,
  limit: { windowMs: number },
  now: number,
  units: number,
): Promise<number> {
  const windowStart = now - (now % limit.windowMs);
  const row = await db
    .insertInto("rate_limits")
    .values({ key, window_start: windowStart, count: units })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when rate_limits.window_start = excluded.window_start then rate_limits.count + excluded.count else excluded.count end`,
        window_start: windowStart,
      }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Counts a try, across every server, before it is known whether it is a wrong one: then `noteWrongTry` or `takeTryOff` says so.
 * The count ends once a whole window had no wrong one, so that no window, wherever it begins, has more of them than the limit.
 * A try beyond the limit is not counted: nothing says later what became of it.
 * @param limit.windowMs length of the window @returns whether the try is within the limit
 */
export async function countTry(
  db: Handle,
  key: string,
  limit: { calls: number; windowMs: number },
  now: number,
): Promise<boolean> {
  // A clock that was set back has left the beginning in the future, for which nobody waits.
  const isOver = sql<boolean>`(rate_limits.window_start <= ${now - limit.windowMs}
    or rate_limits.window_start > ${now + limit.windowMs})`;
  const counted = await db
    .insertInto("rate_limits")
    .values({ key, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
          window_start: sql<number>`case when ${isOver} then ${now} else rate_limits.window_start end`,
        })
        .where(sql<boolean>`${isOver} or rate_limits.count < ${limit.calls}`),
    )
    .returning("key")
    .executeTakeFirst();
  return counted !== undefined;
}

/** Begins the window of tries anew. */
export async function noteWrongTry(db: Handle, key: string, now: number): Promise<void> {
  await db.updateTable("rate_limits").set({ window_start: now }).where("key", "=", key).execute();
}

/** Takes a try off the count again. */
export async function takeTryOff(db: Handle, key: string): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}

/** Begins a count anew. */
export async function forgetCalls(db: Handle, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** Removes windows that began before an instant, or had their last wrong try then: nobody counts in them any more. */
export async function removeOldWindows(db: Handle, before: number): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_start", "<", before).execute();
}
