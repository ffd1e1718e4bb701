import { answerCall } from "../http/gate.ts";
import type { Gate } from "../http/gate-parts.ts";
import { bankPath } from "../resources/payment-intents/ask-elsewhere.ts";
import type { SandboxAnswer, SandboxRequest } from "../types.ts";
import { answerAtBank, showBank } from "./bank.ts";
import { cardFrame, cardScript } from "./card-frame.ts";
import { page } from "./page.ts";

/** One of the pages that stand on the sandbox's own origin. */
export async function answerOwnPage(gate: Gate, request: SandboxRequest): Promise<SandboxAnswer> {
  const { method, url, body } = request;
  const { pathname, searchParams } = new URL(url, "http://sandbox");
  if (pathname.startsWith("/v1/")) return answerCall(gate, request, true);
  if (pathname === "/card") return cardFrame(searchParams.get("parent"));
  if (pathname === "/card.js") return cardScript();
  const attempt = pathname.startsWith(bankPath) ? pathname.slice(bankPath.length) : null;
  if (attempt !== null && method === "GET") return showBank(gate, attempt);
  if (attempt !== null && method === "POST") return answerAtBank(gate, attempt, new URLSearchParams(body));
  return page(404, "Not found", "<h1>There is no such page</h1>");
}
