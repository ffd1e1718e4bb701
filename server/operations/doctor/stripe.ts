import Stripe from "stripe";
import { type Finding, failure, reasonOf, warning, well } from "#server/operations/doctor/finding.ts";
import type { Examined } from "#server/operations/doctor/salon.ts";
import { stripeEvents } from "#server/payments/stripe-events.ts";

const about = "Cards";
const patienceMs = 10_000;

/**
 * Checks whether Stripe accepts the keys, whether they have the needed permissions, and whether Stripe knows where to
 * send its events.
 */
export async function examineStripe(config: Examined): Promise<Finding[]> {
  const { stripe: keys, publicUrl, loopback } = config;
  if (!keys) return [examineTestCards(config)];
  const stripe = new Stripe(keys.secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: patienceMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const findings = await Promise.all([
    mayList("payment intents", () => stripe.paymentIntents.list({ limit: 1 })),
    mayList("refunds", () => stripe.refunds.list({ limit: 1 })),
    mayList("charges", () => stripe.charges.list({ limit: 1 })),
    mayList("disputes", () => stripe.disputes.list({ limit: 1 })),
    mayList("early fraud warnings", () => stripe.radar.earlyFraudWarnings.list({ limit: 1 })),
    mayList("customers", () => stripe.customers.list({ limit: 1 })),
    examineEndpoint(stripe, publicUrl),
  ]);
  if (!loopback && keys.secretKey.includes("_test_")) {
    findings.push(
      warning(about, "The keys are Stripe's test keys: no money moves.", "Set the live keys when you open."),
    );
  }
  // One wrong key fails each call.
  return [...new Map(findings.map((finding) => [finding.says, finding])).values()];
}

/** Who takes cards without keys: the built-in test server in a demo or if enabled, otherwise nobody. */
function examineTestCards({ demo, testCards, loopback, paysAtSalon }: Examined): Finding {
  const mend = "Set the three STRIPE_ settings (docs/operations.md).";
  if (!testCards && !demo) {
    if (paysAtSalon)
      return well(about, "No Stripe keys are set: guests pay at the salon, and nothing is sold online.");
    const orNone = "Set the three STRIPE_ settings, or let everybody pay at the salon (docs/operations.md).";
    return failure(about, "No Stripe keys are set: nobody can pay.", orNone);
  }
  const says = "The built-in test server takes them: no money moves.";
  return loopback ? well(about, says) : warning(about, says, mend);
}

async function mayList(what: string, list: () => Promise<unknown>): Promise<Finding> {
  try {
    await list();
    return well(about, `Stripe lets the key read ${what}.`);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) return notAnswered(error);
    return failure(
      about,
      `The restricted key may not read ${what}.`,
      "Allow it in Stripe's dashboard (docs/operations.md lists all).",
    );
  }
}

function notAnswered(error: unknown): Finding {
  const cause = error instanceof Stripe.errors.StripeConnectionError ? error.detail : error;
  const reason = reasonOf(cause ?? error).replace(/\.$/, "");
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return failure(
      about,
      `Stripe does not accept the secret key: ${reason}.`,
      "Copy it again from Stripe's dashboard, Developers, API keys.",
    );
  }
  const mend = "Let this machine reach api.stripe.com, port 443.";
  return failure(about, `Stripe does not answer: ${reason}.`, mend);
}

async function examineEndpoint(stripe: Stripe, publicUrl: string): Promise<Finding> {
  const address = `${publicUrl}/api/webhooks/stripe`;
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return judgeEndpoint(
      data.find(({ url }) => url === address),
      address,
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) return notAnswered(error);
    const mend = `See in Stripe's dashboard that ${address} is one.`;
    return warning(about, "The key may not list webhook endpoints.", mend);
  }
}

function judgeEndpoint(ours: Stripe.WebhookEndpoint | undefined, address: string): Finding {
  if (!ours)
    return failure(about, `Stripe has no webhook endpoint ${address}.`, "Make it in Stripe's dashboard.");
  if (ours.status !== "enabled")
    return failure(about, "The webhook endpoint is switched off.", "Enable it in Stripe's dashboard.");
  const missing = stripeEvents.filter((event) => !hears(ours.enabled_events, event));
  if (missing.length === 0) return well(about, "Stripe sends its events here.");
  return failure(
    about,
    `The webhook endpoint does not hear ${missing.join(", ")}.`,
    "Add them in Stripe's dashboard.",
  );
}

function hears(enabled: string[], event: string): boolean {
  return enabled.includes("*") || enabled.includes(event);
}
