import { browserScripts } from "../browser-script.ts";
import type { SandboxAnswer } from "../types.ts";
import { page } from "./page.ts";

const plain = { "cache-control": "no-cache", "x-content-type-options": "nosniff" };

/** The frame of the card field. Only the shop that is named may hold it, and hears from it. */
export function cardFrame(parent: string | null): SandboxAnswer {
  const shop = URL.parse(parent ?? "");
  if (!shop || shop.origin !== parent || !/^https?:$/.test(shop.protocol)) {
    return page(400, "Card", "<h1>This field belongs to a shop's page</h1>");
  }
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shop.origin}`,
  ].join("; ");
  return {
    status: 200,
    headers: {
      ...plain,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "referrer-policy": "no-referrer",
    },
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Card</title></head>
<body><script src="card.js"></script></body></html>
`,
  };
}

export function cardScript(): SandboxAnswer {
  const headers = { ...plain, "content-type": "text/javascript; charset=utf-8" };
  return { status: 200, headers, body: browserScripts().frame };
}
