import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { createSandbox } from "./server.ts";
import type { Sandbox, SandboxOptions } from "./types.ts";

export const SECRET_KEY = "sk_test_secret";
export const PUBLISHABLE_KEY = "pk_test_public";
export const WEBHOOK_SECRET = "whsec_test";

export function openSandbox(options: Partial<SandboxOptions> = {}): Sandbox {
  return createSandbox({
    file: ":memory:",
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: null,
    ...options,
  });
}

/** A sandbox that listens, and the official SDK pointed at it; both end with the test. */
export async function startSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = openSandbox(options);
  onTestFinished(() => sandbox.close());
  const { port } = await sandbox.listen();
  return { sandbox, port, stripe: sdk(port) };
}

export function sdk(port: number, maxNetworkRetries = 0): Stripe {
  return new Stripe(SECRET_KEY, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    maxNetworkRetries,
    telemetry: false,
  });
}

export function succeedingIntent(stripe: Stripe, amount = 6000): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount,
    currency: "usd",
    payment_method: "pm_card_visa",
    confirm: true,
    capture_method: "automatic",
  });
}

/** The refusal that a call of the SDK ends with. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error("The call was expected to be refused.");
}

/** One call as a browser makes it through the site's own server. */
export async function fromBrowser(
  sandbox: Sandbox,
  method: string,
  path: string,
  fields: Record<string, string> = {},
  key = PUBLISHABLE_KEY,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const query = new URLSearchParams(fields).toString();
  const answer = await sandbox.handlePublic({
    method,
    url: method === "GET" ? `/sandbox/v1${path}?${query}` : `/sandbox/v1${path}`,
    headers: { authorization: `Bearer ${key}` },
    body: method === "GET" ? "" : query,
  });
  return { status: answer.status, json: JSON.parse(answer.body) };
}

export interface Received {
  body: string;
  headers: IncomingHttpHeaders;
  event: Stripe.Event;
}

/** Takes webhooks; `answers` gives the status for each in turn, and 200 when it has run out. */
export async function startReceiver(answers: number[] = []) {
  const received: Received[] = [];
  const waiting: { enough: () => boolean; done: () => void }[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    received.push({ body, headers: request.headers, event: JSON.parse(body) });
    response.writeHead(answers.shift() ?? 200).end();
    for (const wait of waiting) if (wait.enough()) wait.done();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    types: () => received.map((one) => one.event.type),
    /** Ends once `count` webhooks of a type (or of any) have come. */
    arrival: (count: number, type?: string) =>
      new Promise<void>((done) => {
        const enough = () => received.filter((one) => !type || one.event.type === type).length >= count;
        if (enough()) done();
        else waiting.push({ enough, done });
      }),
  };
}
