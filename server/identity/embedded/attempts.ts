import { randomUUID } from "node:crypto";
import type { BetterAuthRateLimitStorage } from "better-auth";
import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Counts attempts in windows that begin with the first one. better-auth's own count begins anew only after a whole
 * window without an attempt, so a network of many people that never pauses would reach any limit.
 */
export function countAttempts(database: {
  readonly write: QueryExecutorProvider;
}): BetterAuthRateLimitStorage {
  return {
    async consume(key, { window, max }) {
      const windowMs = window * 1000;
      const now = Date.now();
      // If the clock was set back, the window may begin in the future. Nobody waits for that.
      const isOver = sql`(auth_rate_limit."lastRequest" <= ${now - windowMs} or auth_rate_limit."lastRequest" > ${now})`;
      const { rows } = await sql<{ count: number; began: number }>`
        insert into auth_rate_limit ("id", "key", "count", "lastRequest") values (${randomUUID()}, ${key}, 1, ${now})
        on conflict ("key") do update set
          "count" = case when ${isOver} then 1 else auth_rate_limit."count" + 1 end,
          "lastRequest" = case when ${isOver} then ${now} else auth_rate_limit."lastRequest" end
        returning "count", "lastRequest" as "began"
      `.execute(database.write);
      const [{ count, began } = { count: 1, began: now }] = rows;
      if (count <= max) return { allowed: true, retryAfter: null };
      return { allowed: false, retryAfter: Math.ceil((Number(began) + windowMs - now) / 1000) };
    },
  };
}
