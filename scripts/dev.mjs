/** `npm run dev`: the site with hot reload. Pages change in place; a change on the server restarts it. */
import { ensureInstalled } from "./lib/install.mjs";
import { handOver } from "./lib/run.mjs";
import { runScript } from "./lib/say.mjs";
import { ownEnvironment, ownNode } from "./lib/toolchain.mjs";

await runScript(async () => {
  await ensureInstalled();
  const env = ownEnvironment({ NODE_ENV: "development" });
  const watched = ["contract", "domain", "sandbox", "server"].map((folder) => `--watch-path=${folder}`);
  return handOver(ownNode, [...watched, "--watch-preserve-output", "server/main.ts"], { env });
});
