/**
 * The whole site as server/main.ts opens it, with its pages and with rounds as often as usual. Its parent moves its
 * clock, and its cards outlive it.
 */
import { flushCompileCache } from "node:module";
import { openSite } from "#server/boot/open-site.ts";
import { keptSandboxKeys } from "#server/boot/secrets.ts";
import { readConfig } from "#server/config.ts";
import { stripePayments } from "#server/payments/stripe.ts";
import { movingClock } from "./moving-clock.ts";

const now = movingClock();
const config = readConfig({ ...process.env, LOG_LEVEL: "error" });
const keys = await keptSandboxKeys(process.env.CARDS_DIR ?? "");
const payments = stripePayments({ ...keys, sandboxPort: Number(process.env.SANDBOX_PORT), now });
await openSite(config, { now, cards: { payments, keys, sandbox: null } });
process.send?.({ port: config.port });
// A killed process would not write it.
flushCompileCache();
