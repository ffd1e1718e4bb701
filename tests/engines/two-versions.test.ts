import { expect, test } from "vitest";
import { tryUpgrade } from "#bench/upgrade/upgrade.ts";
import { migrations } from "#server/database/migrations/list.ts";

const onPostgres = process.env.ENGINE === "postgres";

test.runIf(onPostgres)(
  "a server of the previous release keeps running beside one of this release, which has migrated their database",
  async (context) => {
    const played = await tryUpgrade({ seed: 1, turns: 2 });
    if ("missing" in played) return context.skip(played.missing);
    const { violations, steps, done, counts } = played;
    expect(violations).toEqual([]);
    expect(steps.now).toBe(migrations.length);
    expect(Math.min(done.former, done.now)).toBeGreaterThan(20);
    expect(counts.booked).toBeGreaterThan(0);
  },
);
