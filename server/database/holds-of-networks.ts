import { sql } from "kysely";
import type { NetworkUse } from "#domain/hold-limits.ts";
import type { Handle } from "#server/database/handle.ts";
import { keptQuery } from "#server/database/kept-query.ts";

const cellMinutes = 5;

/** Lets only one request of a network place a hold at a time, until the transaction ends. */
export async function lockNetwork(tx: Handle, network: string, now: number): Promise<void> {
  await networkLock(tx, `holds:${network}`, now);
}

const networkLock = keptQuery((tx: Handle, key: string, now: number) =>
  tx
    .insertInto("rate_limits")
    .values({ key, window_start: now, count: 0 })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ window_start: now })),
);

/** What people on a network hold without paying, or held since an instant: unproven people, and all of them. */
export async function readNetworkUse(
  db: Handle,
  network: string,
  since: number,
): Promise<{ unproven: NetworkUse; all: NetworkUse }> {
  const kept = await keptHours(db, network, since);
  const use = (counts: (proven: number) => boolean): NetworkUse => {
    const counted = kept.filter((row) => counts(row.proven));
    return {
      keptMs: total(counted.map(({ ms }) => ms)),
      claimedMinutes: total(counted.map(({ cells }) => cells)) * cellMinutes,
    };
  };
  return { unproven: use((proven) => proven === 0), all: use(() => true) };
}

const keptHours = keptQuery((db: Handle, network: string, since: number) =>
  db
    .selectFrom("holds")
    .select([
      "proven",
      sql<number>`sum(coalesce(freed_at, ends_at) - created_at)`.as("ms"),
      // A hold that has ended has no cells.
      sql<number>`sum((select count(*) from cells where cells.hold_id = holds.id))`.as("cells"),
    ])
    .where("network", "=", network)
    .where("created_at", ">", since)
    .where("state", "!=", sql.lit("converted"))
    .groupBy("proven"),
);

/** Removes the network from holds that are too old to count. */
export async function forgetNetworks(db: Handle, before: number): Promise<void> {
  await db
    .updateTable("holds")
    .set({ network: null })
    .where("network", "is not", null)
    .where("created_at", "<", before)
    .execute();
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
