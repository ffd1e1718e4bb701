import Stripe from "stripe";
import type { TestSalon } from "#tests/support/salon.ts";

/** A call with the secret key, as the provider's own dashboard makes it. */
export async function atProvider<Body = Record<string, unknown>>(
  salon: TestSalon,
  method: "GET" | "POST" | "DELETE",
  path: string,
  fields: Record<string, string> = {},
): Promise<Body> {
  const query = new URLSearchParams(fields).toString();
  const answer = await salon.sandbox.handle({
    method,
    url: method === "GET" && query ? `/v1${path}?${query}` : `/v1${path}`,
    headers: {
      authorization: `Bearer ${salon.keys.secretKey}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: method === "GET" ? "" : query,
  });
  if (answer.status >= 400) throw new Error(`The sandbox refused ${method} ${path}: ${answer.body}`);
  return JSON.parse(answer.body);
}

/** Makes the provider misbehave, as sandbox/README.md describes. */
export async function breakProvider(salon: TestSalon, fault: Record<string, string>): Promise<void> {
  await atProvider(salon, "POST", "/test_helpers/sandbox/faults", fault);
}

export async function mendProvider(salon: TestSalon): Promise<void> {
  await atProvider(salon, "DELETE", "/test_helpers/sandbox/faults");
}

/** Sends the salon a webhook about an intent. @returns the status of the salon's answer */
export async function tell(
  salon: TestSalon,
  intentId: string,
  type = "payment_intent.succeeded",
): Promise<number> {
  const payload = JSON.stringify({
    id: `evt_${intentId}`,
    object: "event",
    type,
    created: Math.floor(salon.clock.now() / 1000),
    data: { object: { id: intentId, object: "payment_intent" } },
  });
  const signature = sign(salon, payload);
  const answer = await salon.server.inject({
    method: "POST",
    url: "/api/webhooks/stripe",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });
  return answer.statusCode;
}

export interface ProviderEvent {
  id: string;
  type: string;
  data: { object: { id: string; payment_intent?: string | null } };
}

/** The provider's events about an intent, in the order in which they happened. */
export async function eventsOf(salon: TestSalon, intentId: string): Promise<ProviderEvent[]> {
  const { data } = await atProvider<{ data: ProviderEvent[] }>(salon, "GET", "/events", { limit: "100" });
  return data
    .filter(({ data: { object } }) => object.id === intentId || object.payment_intent === intentId)
    .reverse();
}

/** Sends the salon an event as the provider wrote it. @returns the status of the salon's answer */
export async function deliver(salon: TestSalon, event: ProviderEvent): Promise<number> {
  const payload = JSON.stringify(event);
  const headers = { "content-type": "application/json", "stripe-signature": sign(salon, payload) };
  const answer = await salon.server.inject({ method: "POST", url: "/api/webhooks/stripe", headers, payload });
  return answer.statusCode;
}

/** A webhook's signature at the salon's current time. */
export function sign(salon: TestSalon, payload: string): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: salon.keys.webhookSecret,
    timestamp: Math.floor(salon.clock.now() / 1000),
  });
}

/** All objects of one kind at the provider. */
export async function allAtProvider<Row extends { id: string }>(
  salon: TestSalon,
  path: "/charges" | "/refunds" | "/payment_intents",
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1)?.id;
    const page = await atProvider<{ data: Row[]; has_more: boolean }>(salon, "GET", path, {
      limit: "100",
      ...(after && { starting_after: after }),
    });
    rows.push(...page.data);
    if (!page.has_more) return rows;
  }
}

/** The status of an intent at the provider. */
export async function statusAtProvider(salon: TestSalon, intentId: string): Promise<string> {
  const { status } = await atProvider<{ status: string }>(salon, "GET", `/payment_intents/${intentId}`);
  return status;
}

/** Answers the bank about the dispute of a payment, which decides it, or makes a dispute of an inquiry. */
export async function answerDispute(
  salon: TestSalon,
  intentId: string,
  evidence: "winning_evidence" | "losing_evidence" | "escalate_inquiry_evidence",
): Promise<void> {
  const query = { payment_intent: intentId };
  const { data } = await atProvider<{ data: { id: string }[] }>(salon, "GET", "/disputes", query);
  await atProvider(salon, "POST", `/disputes/${data[0]?.id}`, { "evidence[uncategorized_text]": evidence });
}
