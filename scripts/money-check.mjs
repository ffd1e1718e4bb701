/** `npm run money:check`: whether the ledger balances with the card provider. */
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { runScript } from "./lib/say.mjs";
import { moneyCheckFlags, ownEnvironment, ownNode, serverMemory } from "./lib/toolchain.mjs";

await runScript(async () => {
  await ensureInstalled();
  const args = [...moneyCheckFlags, "server/money-cli.ts"];
  return run(ownNode, args, { env: ownEnvironment(serverMemory) });
});
