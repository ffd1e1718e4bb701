/**
 * `npm run try:upgrade`: runs a server of the former release beside one of this release, which has migrated their
 * PostgreSQL database. Customers book, pay, move, change and cancel at both in turns, and the former release's own
 * judge checks the result. `--seed 7 --turns 6` plays another, longer round.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { formerRelease } from "./former.ts";
import { tryUpgrade } from "./upgrade.ts";

const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, turns: { type: "string", default: "6" } },
});

const given = process.env.TEST_DATABASE_URL;
const postgres = given ? { url: given, stop: async () => undefined } : await startPostgres();
if ("missing" in postgres) {
  console.error(postgres.missing);
  process.exit(1);
}
process.env.TEST_DATABASE_URL = postgres.url;
const began = performance.now();
const played = await tryUpgrade({ seed: Number(values.seed), turns: Number(values.turns) }).finally(
  postgres.stop,
);
if ("missing" in played) {
  console.error(played.missing);
  process.exit(1);
}
const { violations, story, steps, done, counts } = played;
await mkdir("tmp", { recursive: true });
await writeFile("tmp/upgrade.log", [...violations, "", ...story].join("\n"));
for (const violation of violations) console.log(`  ${violation}`);
console.log(
  `${formerRelease} with ${steps.former} steps of the schema beside this release with ${steps.now}: ${done.former} and ${done.now} calls, ${counts.booked} bookings and ${counts.cancelled} cancellations in ${Math.round((performance.now() - began) / 1000)} s: ${violations.length === 0 ? "no violation" : `${violations.length} violations, in tmp/upgrade.log`}`,
);
process.exit(violations.length === 0 ? 0 : 1);
