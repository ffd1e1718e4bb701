/** `npm run move-to-postgres`: copies a salon from SQLite to PostgreSQL. */
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { runScript } from "./lib/say.mjs";
import { ownEnvironment, ownNode } from "./lib/toolchain.mjs";

await runScript(async () => {
  await ensureInstalled();
  return run(ownNode, ["server/move-cli.ts", ...process.argv.slice(2)], {
    env: ownEnvironment(),
  });
});
