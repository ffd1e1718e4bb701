/** `npm run restore`: replaces a salon with a backup. */
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { runScript } from "./lib/say.mjs";
import { ownEnvironment, ownNode } from "./lib/toolchain.mjs";

await runScript(async () => {
  await ensureInstalled();
  return run(ownNode, ["server/backup-cli.ts", "restore", ...process.argv.slice(2)], {
    env: ownEnvironment(),
  });
});
