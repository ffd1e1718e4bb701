import { hash } from "node:crypto";

export const popupDonePath = "/api/auth/popup-done";

/**
 * The popup stays open until its message was received: a page that sees the popup close first treats the sign-in as
 * cancelled.
 */
const script = `const channel = new BroadcastChannel("shiuli-sign-in");
channel.onmessage = ({ data }) => data?.popup === "heard" && close();
channel.postMessage({ popup: "done", error: new URLSearchParams(location.search).get("error") });
setTimeout(() => close(), 10_000);`;
const scriptHash = hash("sha256", script, "base64");

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Signing in</title></head>
<body><p>You can close this window and go back to the salon.</p><script>${script}</script></body></html>`;

/**
 * The last page of a sign-in popup. Tells the page that opened it that the session may have changed, and closes once
 * the message was received, or after 10 seconds. It contains no secret; the session is in a cookie that no script can
 * read.
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
