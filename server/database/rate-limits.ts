import { type Expression, sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { keptQuery } from "#server/database/kept-query.ts";

/**
 * Counts a call in its fixed window, across all servers.
 * @param limit.windowMs length of the window @param units what the call costs, in the limit's unit
 * @returns whether the call is within the limit
 */
export async function countCall(
  db: Handle,
  key: string,
  limit: { calls: number; windowMs: number },
  now: number,
  units = 1,
): Promise<boolean> {
  return countOf(await counted(db, key, startOfWindow(now, limit), units)) <= limit.calls;
}

const counted = keptQuery((db: Handle, key: string, windowStart: number, units: number) =>
  countInsert(db, key, windowStart, units),
);

/**
 * Counts notices to one reader in a fixed window, across all servers. An account with an unverified address has a
 * count of its own.
 * @param to.userId the reader's account, if there is one
 * @returns the current count of the window
 */
export async function countNotices(
  db: Handle,
  { key, userId }: { key: string; userId: string | null },
  limit: { windowMs: number },
  now: number,
  units: number,
): Promise<number> {
  return countOf(await countedNotices(db, key, userId, startOfWindow(now, limit), units));
}

const countedNotices = keptQuery(
  (db: Handle, key: string, userId: string | null, windowStart: number, units: number) => {
    const unproved = sql`(select ':unproved' from users where id = ${userId} and email_verified = 0)`;
    return countInsert(db, sql<string>`${key} || coalesce(${unproved}, '')`, windowStart, units);
  },
);

function startOfWindow(now: number, { windowMs }: { windowMs: number }): number {
  return now - (now % windowMs);
}

function countInsert(db: Handle, key: string | Expression<string>, windowStart: number, units: number) {
  return db
    .insertInto("rate_limits")
    .values({ key, window_start: windowStart, count: units })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when rate_limits.window_start = excluded.window_start then rate_limits.count + excluded.count else excluded.count end`,
        window_start: windowStart,
      }),
    )
    .returning("count");
}

function countOf([row]: readonly { count: number }[]): number {
  if (!row) throw new Error("A count is always written.");
  return row.count;
}

/**
 * Counts an attempt, across all servers, before it is known whether it is wrong: `noteWrongTry` or `takeTryOff` then
 * says so. The count is reset after a whole window without a wrong one, so that no window, wherever it begins, has
 * more of them than the limit. An attempt beyond the limit is not counted, since nothing later reports its outcome.
 * @param limit.windowMs length of the window @returns whether the attempt is within the limit
 */
export async function countTry(
  db: Handle,
  key: string,
  limit: { calls: number; windowMs: number },
  now: number,
): Promise<boolean> {
  // If the clock was set back, the window may start in the future. Nobody waits for that.
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

/** Restarts the window of attempts. */
export async function noteWrongTry(db: Handle, key: string, now: number): Promise<void> {
  await db.updateTable("rate_limits").set({ window_start: now }).where("key", "=", key).execute();
}

/** Removes an attempt from the count. */
export async function takeTryOff(db: Handle, key: string): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}

/** Resets a count. */
export async function forgetCalls(db: Handle, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** Removes windows that began, or had their last wrong attempt, before an instant. They are no longer in use. */
export async function removeOldWindows(db: Handle, before: number): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_start", "<", before).execute();
}
