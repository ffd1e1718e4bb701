import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { createSandbox } from "#sandbox/server.ts";
import type { SandboxAnswer } from "#sandbox/types.ts";
import type { PaymentProvider } from "#server/payments/port.ts";
import { stripePayments } from "#server/payments/stripe.ts";
import { onlyPublished } from "#tests/support/stripe/fixtures.ts";

/** A card provider, as the site, a customer's browser and the owner see it. */
export interface CardProvider {
  payments: PaymentProvider;
  stripe: Stripe;
  webhookSecret: string;
  /** How long the provider's own asynchronous work may take, and how often to check, in milliseconds. */
  patience: { timeout: number; interval: number };
  close(): Promise<void>;
}

const webhookSecret = "whsec_contract";
const keys = { secretKey: "sk_test_contract", publishableKey: "pk_test_contract", webhookSecret };

/** Stripe's own test mode with the given key, or the sandbox without a key. */
export function providersToTry(key: string | undefined): [string, () => Promise<CardProvider>][] {
  if (key) return [["Stripe's test mode", async () => openStripe(key)]];
  return [
    ["the sandbox", () => openSandbox((answer) => answer)],
    ["the sandbox, cut to what Stripe publishes", () => openSandbox(onlyPublished)],
  ];
}

function openStripe(secretKey: string): CardProvider {
  if (!/^(sk|rk)_test_/.test(secretKey))
    throw new Error("STRIPE_SECRET_KEY must be a key of Stripe's test mode.");
  return {
    payments: stripePayments({ secretKey, webhookSecret, sandboxPort: null, now: Date.now }),
    stripe: new Stripe(secretKey, { telemetry: false }),
    webhookSecret,
    patience: { timeout: 90_000, interval: 2_000 },
    close: async () => undefined,
  };
}

/** @param seen reduces an answer to what arrives */
async function openSandbox(seen: (answer: SandboxAnswer) => SandboxAnswer): Promise<CardProvider> {
  const sandbox = createSandbox({ ...keys, file: ":memory:", webhookUrl: null });
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const headers = Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]);
    const asked = { method, url, headers: Object.fromEntries(headers), body: await text(request) };
    const answer = seen(await sandbox.handle(asked));
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const { secretKey } = keys;
  return {
    payments: stripePayments({ secretKey, webhookSecret, sandboxPort: port, now: Date.now }),
    stripe: new Stripe(secretKey, { host: "127.0.0.1", port, protocol: "http", telemetry: false }),
    webhookSecret,
    patience: { timeout: 120_000, interval: 20 },
    async close() {
      server.closeAllConnections();
      server.close();
      await sandbox.close();
    },
  };
}
