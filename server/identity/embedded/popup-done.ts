import { createHash } from "node:crypto";

export const popupDonePath = "/api/auth/popup-done";

/** It stays until it was heard: a page that sees its window closed before it hears takes the sign-in for given up. */
const script = `const channel = new BroadcastChannel("shiuli-sign-in");
channel.onmessage = ({ data }) => data?.popup === "heard" && close();
channel.postMessage({ popup: "done", error: new URLSearchParams(location.search).get("error") });
setTimeout(() => close(), 10_000);`;
const scriptHash = createHash("sha256").update(script).digest("base64");

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Signing in</title></head>
<body><p>You can close this window and go back to the salon.</p><script>${script}</script></body></html>`;

/**
 * The last page of a sign-in popup: tells the page that opened it that the session may have changed, and closes when
 * it was heard, or after 10 seconds. It carries no secret; the session is in a cookie that no script reads.
 */
export function popupDone(): Response {
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'sha256-${scriptHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "cross-origin-opener-policy": "unsafe-none",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    },
  });
}
