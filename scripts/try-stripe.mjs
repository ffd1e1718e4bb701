/**
 * `npm run try:stripe`: runs the sandbox's tests against Stripe's own test mode, with the key in STRIPE_SECRET_KEY. A
 * live key is refused.
 */
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { runScript, Stop } from "./lib/say.mjs";
import { ownEnvironment, ownNode, packageCommand } from "./lib/toolchain.mjs";

const slowest = 180_000;

await runScript(async () => {
  const key = process.env.STRIPE_SECRET_KEY ?? "";
  if (!key) throw new Stop("Set STRIPE_SECRET_KEY to a key of Stripe's test mode: sk_test_… or rk_test_….");
  if (!/^(sk|rk)_test_/.test(key)) {
    throw new Stop(
      "STRIPE_SECRET_KEY is not a key of Stripe's test mode. Live money is never used for a trial.",
    );
  }
  await ensureInstalled();
  const vitest = packageCommand("vitest", "vitest");
  const what = ["run", "--project", "unit", `--testTimeout=${slowest}`, "server/payments/contract.test.ts"];
  return run(ownNode, [vitest, ...what], {
    env: { ...ownEnvironment(), NODE_ENV: "test", TRY_STRIPE_KEY: key },
  });
});
