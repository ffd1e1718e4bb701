/** `npm run money:check`: whether the ledger balances with the card provider. */
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { runScript } from "./lib/say.mjs";
import { ownEnvironment, ownNode } from "./lib/toolchain.mjs";

await runScript(async () => {
  await ensureInstalled();
  return run(ownNode, ["server/money-cli.ts"], { env: ownEnvironment() });
});
