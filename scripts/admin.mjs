/** `npm run admin -- promote <email>` and other commands that work on an installation from the shell of its machine. */
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { runScript } from "./lib/say.mjs";
import { ownEnvironment, ownNode } from "./lib/toolchain.mjs";

await runScript(async () => {
  await ensureInstalled();
  return run(ownNode, ["server/admin-cli.ts", ...process.argv.slice(2)], { env: ownEnvironment() });
});
