/** The card sandbox as a process of its own, which lives on while the salon's server is killed. */
import { flushCompileCache } from "node:module";
import { createSandbox } from "#sandbox/server.ts";
import { keptSandboxKeys } from "#server/boot/secrets.ts";
import { movingClock } from "./moving-clock.ts";

const { CARDS_DIR = "", WEBHOOK_URL = "" } = process.env;
const keys = await keptSandboxKeys(CARDS_DIR);
const sandbox = createSandbox({
  ...keys,
  file: `${CARDS_DIR}/sandbox.db`,
  webhookUrl: WEBHOOK_URL,
  now: movingClock(),
});
const { port } = await sandbox.listen();
process.send?.({ port });
// A killed process would not write it.
flushCompileCache();
