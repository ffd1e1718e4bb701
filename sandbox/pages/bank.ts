import type Stripe from "stripe";
import type { Context } from "../context.ts";
import type { Gate } from "../http/gate-parts.ts";
import { newId } from "../ids.ts";
import { catchUp } from "../later/catch-up.ts";
import { emitter } from "../resources/events.ts";
import { type BankVisit, findBankVisit } from "../resources/payment-intents/ask-elsewhere.ts";
import { authenticate } from "../resources/payment-intents/authenticate.ts";
import { find } from "../store/objects.ts";
import { transaction } from "../store/open.ts";
import type { SandboxAnswer } from "../types.ts";
import { escapeText, page } from "./page.ts";

/** The bank's page of a 3-D Secure challenge: it stands where the shop stood, and leads back there. */
export function showBank(gate: Gate, attempt: string): SandboxAnswer {
  catchUp(gate.store, gate.now);
  const asked = visitOf(gate, attempt);
  if (!asked) return noSuchPayment();
  const returnsTo = new URL(asked.visit.returnUrl).origin;
  if (asked.intent.status !== "requires_action") {
    return page(
      200,
      "Your bank",
      `<h1>This payment no longer waits for you</h1><p>It was answered or given up meanwhile. Go back to the shop: it says what became of it.</p><form method="post"><button class="main" name="result" value="fail">Go back</button></form>`,
      returnsTo,
    );
  }
  return page(
    200,
    "Your bank",
    `<h1>Do you pay this?</h1><p class="sum">${escapeText(sumOf(asked.intent))}</p><p>With a real card your bank asks you here, on a page of its own. Choose how this test goes on. You can close this page, too: then nothing is paid.</p><form method="post"><button class="main" name="result" value="complete">Approve</button><button name="result" value="fail">Refuse</button></form>`,
    returnsTo,
  );
}

/** Takes the answer and leads back to the shop, with what Stripe adds to its address. */
export function answerAtBank(gate: Gate, attempt: string, sent: URLSearchParams): SandboxAnswer {
  catchUp(gate.store, gate.now);
  const asked = visitOf(gate, attempt);
  if (!asked) return noSuchPayment();
  const { intent, visit } = asked;
  const answered = intent.status === "requires_action" ? decide(gate, intent.id, sent.get("result")) : intent;
  const back = new URL(visit.returnUrl);
  back.searchParams.set("payment_intent", answered.id);
  back.searchParams.set("payment_intent_client_secret", answered.client_secret ?? "");
  back.searchParams.set("redirect_status", redirectStatus(answered));
  return { status: 303, headers: { location: back.href, "cache-control": "no-store" }, body: "" };
}

function decide(gate: Gate, intentId: string, result: string | null): Stripe.PaymentIntent {
  const { store, now, pagesUrl } = gate;
  return transaction(store, () => {
    const context: Context = {
      store,
      now: () => Math.floor(now() / 1000),
      emit: emitter(store, now, { requestId: newId("req"), idempotencyKey: null }),
      caller: "publishable",
      pagesUrl,
    };
    return authenticate(context, intentId, { result: result === "complete" ? result : "fail" });
  });
}

function visitOf(
  { store }: Gate,
  attempt: string,
): { visit: BankVisit; intent: Stripe.PaymentIntent } | undefined {
  const visit = findBankVisit(store, attempt);
  const intent = visit && find(store, "payment_intent", visit.intentId);
  return visit && intent && { visit, intent };
}

function redirectStatus({ status }: Stripe.PaymentIntent): "succeeded" | "pending" | "failed" {
  if (status === "succeeded" || status === "requires_capture") return "succeeded";
  return status === "processing" ? "pending" : "failed";
}

function sumOf({ amount, currency }: Stripe.PaymentIntent): string {
  return new Intl.NumberFormat("en", { style: "currency", currency: currency.toUpperCase() }).format(
    amount / 100,
  );
}

function noSuchPayment(): SandboxAnswer {
  return page(404, "Your bank", "<h1>There is no such payment</h1>");
}
