import type { TestSalon } from "#tests/support/salon.ts";

/** Stripe's test cards that the tests use. */
export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  secure: "4000002760003184",
  secureThenDeclined: "4000008400001629",
  inquired: "4000000000001976",
  warned: "4000000000005423",
  refundedLate: "4000000000007726",
  refundSentBack: "4000000000005126",
  refundedInVain: "4000000000007015",
  checked: "4000000000007023",
  checkedThenDeclined: "4000000000007031",
  elsewhere: "4000000000007049",
  elsewhereChecked: "4000000000007056",
  elsewhereWithoutFunds: "4000000000007064",
} as const;

export interface Paid {
  intentId: string;
  /** `succeeded`, `requires_action`…; for a refused card, the decline code. */
  status: string;
}

/** Pays as Stripe.js does in a browser: creates a payment method from the card, then confirms with the secret. */
export async function pay(salon: TestSalon, clientSecret: string, card: string = cards.good): Promise<Paid> {
  const intentId = idOf(clientSecret);
  const method = await makeMethod(salon, card);
  return { intentId, status: await confirm(salon, clientSecret, String(method.id)) };
}

function makeMethod(salon: TestSalon, card: string): Promise<Record<string, unknown>> {
  return fromBrowser(salon, "/v1/payment_methods", {
    type: "card",
    "card[number]": card,
    "card[exp_month]": "12",
    "card[exp_year]": "2040",
    "card[cvc]": "123",
  });
}

/**
 * Confirms with a payment method that the provider knows, as a browser does.
 * @returns the intent's status, or the error's code
 */
export async function confirm(salon: TestSalon, clientSecret: string, methodId: string): Promise<string> {
  const confirmed = await fromBrowser(salon, `/v1/payment_intents/${idOf(clientSecret)}/confirm`, {
    payment_method: methodId,
    client_secret: clientSecret,
  });
  return statusOf(confirmed);
}

/**
 * Pays with a card whose bank has its own page, giving an address to return to as a browser does.
 * @returns the address of the bank's page
 */
export async function payElsewhere(salon: TestSalon, clientSecret: string, card: string): Promise<URL> {
  salon.sandbox.setPagesUrl("http://bank.example");
  const method = await makeMethod(salon, card);
  const confirmed = await fromBrowser(salon, `/v1/payment_intents/${idOf(clientSecret)}/confirm`, {
    payment_method: String(method.id),
    client_secret: clientSecret,
    return_url: "https://salon.example/dashboard/payment?from=%2Fdashboard%2Fhere",
  });
  const action = confirmed.next_action as { redirect_to_url: { url: string } };
  return new URL(action.redirect_to_url.url);
}

/** Answers on the bank's page. @returns the address that it redirects to */
export async function openBank(salon: TestSalon, bank: URL, result: "complete" | "fail"): Promise<URL> {
  const url = bank.pathname;
  const shown = await salon.sandbox.handlePages({ method: "GET", url, headers: {}, body: "" });
  if (shown.status !== 200) throw new Error(`The bank's page answers ${shown.status}.`);
  const body = `result=${result}`;
  const answered = await salon.sandbox.handlePages({ method: "POST", url, headers: {}, body });
  return new URL(answered.headers.location ?? "");
}

/** Answers the bank's 3-D Secure challenge of a payment. */
export async function answerBank(
  salon: TestSalon,
  clientSecret: string,
  result: "complete" | "fail",
): Promise<string> {
  const path = `/v1/test_helpers/sandbox/payment_intents/${idOf(clientSecret)}/authenticate`;
  return statusOf(await fromBrowser(salon, path, { client_secret: clientSecret, result }));
}

export function idOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

function statusOf(answer: Record<string, unknown>): string {
  const error = answer.error as { code?: string } | undefined;
  return error ? String(error.code) : String(answer.status);
}

async function fromBrowser(
  salon: TestSalon,
  path: string,
  fields: Record<string, string>,
): Promise<Record<string, unknown>> {
  const answer = await salon.server.inject({
    method: "POST",
    url: `/sandbox${path}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ ...fields, key: salon.keys.publishableKey }).toString(),
  });
  return answer.json();
}
