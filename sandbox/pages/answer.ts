import type { Gate } from "../http/gate-parts.ts";
import { bankPath } from "../resources/payment-intents/ask-elsewhere.ts";
import type { SandboxAnswer, SandboxRequest } from "../types.ts";
import { answerAtBank, showBank } from "./bank.ts";
import { page } from "./page.ts";

/** One of the pages that stand on the sandbox's own origin. */
export function answerOwnPage(gate: Gate, { method, url, body }: SandboxRequest): SandboxAnswer {
  const { pathname } = new URL(url, "http://sandbox");
  const attempt = pathname.startsWith(bankPath) ? pathname.slice(bankPath.length) : null;
  if (attempt !== null && method === "GET") return showBank(gate, attempt);
  if (attempt !== null && method === "POST") return answerAtBank(gate, attempt, new URLSearchParams(body));
  return page(404, "Not found", "<h1>There is no such page</h1>");
}
