import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { invalidParam } from "#sandbox/http/errors.ts";
import { newId } from "#sandbox/ids.ts";
import type { Store } from "#sandbox/store/open.ts";

/** Where a bank's page asks about a payment, and where it sends its customer back to. */
export interface BankVisit {
  intentId: string;
  returnUrl: string;
}

/** The path of a bank's page, before the attempt that it is about. */
export const bankPath = "/redirect/authenticate/";

/** Sends the customer to a page of the bank's. @returns null where the sandbox's pages can't be opened */
export function askElsewhere(
  { store, pagesUrl }: Context,
  intentId: string,
  returnUrl: string,
): Stripe.PaymentIntent.NextAction | null {
  if (pagesUrl === null) return null;
  if (!/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? "")) {
    throw invalidParam("Not a valid URL", "return_url", "url_invalid");
  }
  const attempt = newId("payatt");
  store.db
    .prepare("INSERT INTO bank_visits (attempt, intent, return_url) VALUES (?, ?, ?)")
    .run(attempt, intentId, returnUrl);
  return {
    type: "redirect_to_url",
    redirect_to_url: { return_url: returnUrl, url: `${pagesUrl}${bankPath}${attempt}` },
  };
}

/** What a bank's page is about; undefined where nobody was sent there. */
export function findBankVisit(store: Store, attempt: string): BankVisit | undefined {
  const row = store.db.prepare("SELECT intent, return_url FROM bank_visits WHERE attempt = ?").get(attempt);
  return row && { intentId: String(row.intent), returnUrl: String(row.return_url) };
}
