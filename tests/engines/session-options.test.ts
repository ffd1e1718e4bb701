import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { openEngine } from "#server/boot/open-engine.ts";
import { copyOf } from "#tests/support/copies.ts";
import { salonConfig } from "#tests/support/salon-config.ts";

const ofOperator = "-c lock_timeout=7s";
const ofAddress = "-c lock_timeout=9s";

test.skipIf(process.env.ENGINE !== "postgres").each([
  { said: "the environment", options: null, lockTimeout: "7s" },
  { said: "the database's address", options: ofAddress, lockTimeout: "9s" },
])(
  "connection options from $said are kept beside those that the server sets",
  async ({ options, lockTimeout }) => {
    const copy = await copyOf(inject("migrated"));
    const url = new URL(copy.databaseUrl ?? "");
    if (options) url.searchParams.set("options", options);
    const config = salonConfig(copy.folder, url.href, { PGOPTIONS: ofOperator });
    const engine = await openEngine(config, copy.folder, { seconds: 60 });
    const { rows } = await sql`select current_setting('lock_timeout') as lock,
    current_setting('max_parallel_workers_per_gather') as helpers, current_setting('jit') as compiles`.execute(
      engine.read,
    );
    expect(rows).toEqual([{ lock: lockTimeout, helpers: "0", compiles: "off" }]);
    await engine.close();
    await copy.remove();
  },
);
