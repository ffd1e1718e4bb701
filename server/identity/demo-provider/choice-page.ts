import { hash } from "node:crypto";
import { demoPeople } from "#server/identity/demo-provider/people.ts";

const style = `
:root{color-scheme:light;font:16px/1.5 "Hanken Grotesk",system-ui,sans-serif;color:#24121a;background:#fffcfa}
body{margin:0 auto;max-width:26rem;padding:2rem 1.25rem}
.note{margin:0 0 1.5rem;padding:.75rem 1rem;border-radius:12px;background:#fbeed0;color:#6e4600;font-weight:600}
h1{margin:0 0 1rem;font-size:1.25rem}
button{display:block;width:100%;min-height:3.5rem;margin:0 0 .75rem;padding:.5rem 1rem;font:inherit;color:inherit;
text-align:start;background:#fff;border:1.5px solid #94797f;border-radius:12px;cursor:pointer}
button:hover{border-color:#57404a}
button:focus-visible{outline:2px solid #a3142f;outline-offset:3px}
button strong{display:block}
button span{color:#6b545d;font-size:.9375rem;overflow-wrap:anywhere}
button.cancel{border-color:transparent;background:none;text-align:center}
`;
const styleHash = hash("sha256", style, "base64");

/** The headers of the page: it runs no script and sends its form nowhere else. */
export const choiceHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "cross-origin-opener-policy": "unsafe-none",
  "referrer-policy": "same-origin",
  "cache-control": "no-store",
};

/**
 * The page in the popup: says that no real account is used, and offers the demo's people. @param action the form's
 * target
 */
export function choicePage(action: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Demo sign-in</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="note">Demo sign-in: this stands in for Google; no real account is used.</p>
<h1>Who would you like to be?</h1>
<form method="post" action="${escaped(action)}">
${demoPeople.map(personButton).join("\n")}
<button class="cancel" name="subject" value="">Cancel</button>
</form>
</main>
</body>
</html>`;
}

function personButton({ subject, name, email }: (typeof demoPeople)[number]): string {
  return `<button name="subject" value="${subject}"><strong>${escaped(name)}</strong> <span>${escaped(email)}</span></button>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
