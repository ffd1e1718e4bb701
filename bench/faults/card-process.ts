/** The card sandbox in its own process, which survives when the salon's server is killed. */
import { flushCompileCache } from "node:module";
import { API_VERSIONS } from "#sandbox/api-version.ts";
import { createSandbox } from "#sandbox/server.ts";
import { keptSandboxKeys } from "#server/boot/secrets.ts";
import { movingClock } from "./moving-clock.ts";

const { CARDS_DIR = "", WEBHOOK_URL = "", ACCOUNT_VERSION } = process.env;
const keys = await keptSandboxKeys(CARDS_DIR);
const accountVersion = API_VERSIONS.find((version) => version === ACCOUNT_VERSION);
const sandbox = createSandbox({
  ...keys,
  file: `${CARDS_DIR}/sandbox.db`,
  webhookUrl: WEBHOOK_URL,
  now: movingClock(),
  ...(accountVersion && { accountVersion }),
});
const { port } = await sandbox.listen();
const pages = await sandbox.listenPages(0, "127.0.0.1");
sandbox.setPagesUrl(`http://127.0.0.1:${pages.port}`);
process.send?.({ port });
// A killed process would not write it.
flushCompileCache();
