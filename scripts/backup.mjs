/** `npm run backup`: copies a running salon and proves the copy. */
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { runScript } from "./lib/say.mjs";
import { ownEnvironment, ownNode } from "./lib/toolchain.mjs";

await runScript(async () => {
  await ensureInstalled();
  return run(ownNode, ["server/backup-cli.ts", "backup", ...process.argv.slice(2)], {
    env: ownEnvironment(),
  });
});
