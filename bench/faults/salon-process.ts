/**
 * The salon's server that a round kills: the parts of a start without the pages, a clock that its parent moves, cards
 * that outlive it, and background rounds in quick succession.
 */
import { flushCompileCache } from "node:module";
import { buildParts } from "#server/boot/build-parts.ts";
import { lockDataDir } from "#server/boot/one-server.ts";
import { keptSandboxKeys } from "#server/boot/secrets.ts";
import { readConfig } from "#server/config.ts";
import { createServer } from "#server/http/server.ts";
import { startJobs } from "#server/jobs/jobs.ts";
import { stripePayments } from "#server/payments/stripe.ts";
import { twilioSender } from "#server/sms/twilio-sender.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { outsideTransactions } from "#tests/support/outside-transactions.ts";
import { movingClock } from "./moving-clock.ts";
import { textAccount } from "./text-gateway.ts";

const hurry = 60;

const now = movingClock();
const config = readConfig(process.env);
const { dataDir, host, port, publicUrl } = config;
if (!config.databaseUrl) lockDataDir(dataDir);
const keys = await keptSandboxKeys(process.env.CARDS_DIR ?? "");
const payments = outsideTransactions(
  stripePayments({ ...keys, sandboxPort: Number(process.env.SANDBOX_PORT), now }),
);
const { app, mailer } = await buildParts(config, dataDir, {
  now,
  signInLimits: false,
  cards: { payments, keys, sandbox: null },
});
const { TEXTS_ORIGIN: origin } = process.env;
if (origin) app.sms = twilioSender(textAccount, { origin, tellsAt: `${publicUrl}/api/webhooks/texts` });
const server = createServer({
  app,
  publicUrl,
  trustProxy: config.trustProxy,
  logLevel: "error",
  demoProvider: null,
  mailbox: null,
  sandbox: null,
});
await server.listen({ host, port });
startJobs({
  app,
  mailer,
  publicUrl,
  hurry,
  onError: (error) => console.error("background work failed", error),
});
process.on("message", async (message) => {
  if (message !== "reconcile") return;
  await reconcileMoney(app).catch((error) => console.error("reconciling failed", error));
  process.send?.({ reconciled: true });
});
process.send?.({ port });
// A killed process would not write it.
flushCompileCache();
