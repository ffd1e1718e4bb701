import { hash } from "node:crypto";
import type { SandboxAnswer } from "../types.ts";

const style = `
body{margin:0;background:#eef1f5;color:#1b2430;font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;max-width:27rem;margin:8vh auto 2rem;padding:1.5rem;background:#fff;border-radius:12px}
.flag{margin:0 0 1.25rem;padding:.6rem 1rem;border-radius:8px;background:#fbeed0;color:#6e4600;font-size:.875rem;font-weight:600}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25}
.sum{font-size:1.75rem;font-weight:600;margin:0 0 .75rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
button{flex:1 1 8rem;min-height:2.75rem;padding:0 1.25rem;border:1.5px solid #1b2430;border-radius:8px;background:#fff;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.main{background:#1b2430;color:#fff}
button:focus-visible{outline:2px solid #1b2430;outline-offset:2px}
`;

const styleHash = hash("sha256", style, "base64");

/** @param returnsTo the origin that a form of the page leads back to */
export function page(status: number, title: string, main: string, returnsTo = ""): SandboxAnswer {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    `form-action 'self' ${returnsTo}`.trim(),
    "frame-ancestors 'none'",
  ].join("; ");
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>${style}</style></head>
<body><main><p class="flag">Test mode: no bank is asked, no money moves</p>${main}</main></body></html>
`,
  };
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
