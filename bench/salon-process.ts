/** The whole site, as server/main.ts opens it, with a card sandbox in another process: CARDS_DIR and CARDS_PORT. */
import { openSite } from "#server/boot/open-site.ts";
import { keptSandboxKeys } from "#server/boot/secrets.ts";
import { readConfig } from "#server/config.ts";
import { paymentsWhenNeeded } from "#server/payments/when-needed.ts";

const { CARDS_DIR = "", CARDS_PORT } = process.env;
const keys = await keptSandboxKeys(CARDS_DIR);
const payments = paymentsWhenNeeded(async () => {
  const { stripePayments } = await import("#server/payments/stripe.ts");
  return stripePayments({ ...keys, sandboxPort: Number(CARDS_PORT), now: Date.now });
});
const site = await openSite(readConfig(process.env), { cards: { payments, keys, sandbox: null } });
process.once("SIGTERM", () => void site.close().then(() => process.exit(0)));
