import { join } from "node:path";
import type { Sandbox } from "#sandbox/types.ts";
import { keptSandboxKeys } from "#server/boot/secrets.ts";
import type { Config, StripeKeys } from "#server/config.ts";
import type { PaymentProvider } from "#server/payments/port.ts";
import type { StripeOptions } from "#server/payments/stripe.ts";
import { unconfiguredPayments } from "#server/payments/unconfigured.ts";
import { paymentsWhenNeeded } from "#server/payments/when-needed.ts";

export interface Cards {
  payments: PaymentProvider;
  keys: StripeKeys | null;
  sandbox: Sandbox | null;
}

/** Where the sandbox keeps what it was paid. */
export function sandboxFile(dataDir: string): string {
  return join(dataDir, "sandbox.db");
}

/**
 * Chooses the card provider: Stripe if its keys are set, the sandbox in a demo or if test cards are enabled, else none.
 */
export async function acceptCards(
  config: Config,
  dataDir: string,
  { demo, now = Date.now }: { demo: boolean; now?: () => number },
): Promise<Cards> {
  if (config.stripe) {
    const payments = throughStripe({ ...config.stripe, sandboxPort: null, now });
    return { payments, keys: config.stripe, sandbox: null };
  }
  if (!demo && !config.testCards) return { payments: unconfiguredPayments, keys: null, sandbox: null };
  const keys = await keptSandboxKeys(dataDir);
  const { createSandbox } = await import("#sandbox/server.ts");
  const sandbox = createSandbox({ ...keys, file: sandboxFile(dataDir), webhookUrl: null, now });
  const { port } = await sandbox.listen();
  return { payments: throughStripe({ ...keys, sandboxPort: port, now }), keys, sandbox };
}

function throughStripe(options: StripeOptions): PaymentProvider {
  return paymentsWhenNeeded(async () => {
    const { stripePayments } = await import("#server/payments/stripe.ts");
    return stripePayments(options);
  });
}
