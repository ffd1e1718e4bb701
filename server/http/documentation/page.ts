import { errorCodes } from "#contract/errors.ts";
import { errorExplanations } from "#server/http/documentation/error-codes.ts";
import { toProblem } from "#server/http/problem.ts";

/** The page that shows the description. The target of a problem's `type` can be read before scripts have loaded. */
export function documentationPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shiuli API reference</title>
<link rel="stylesheet" href="/api/docs/viewer.css">
<link rel="stylesheet" href="/api/docs/page.css">
<script src="/api/docs/viewer.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<div id="calls"><p>All calls are described in <a href="/api/openapi.json">openapi.json</a>.</p></div>
<section id="codes">
<h2>Error codes</h2>
<p>Every error has one of these codes. Go by the code, which doesn't change.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">What happened, and what to do</th></tr></thead>
<tbody>
${errorCodes.map(row).join("\n")}
</tbody>
</table>
</section>
</body>
</html>`;
}

function row(code: (typeof errorCodes)[number]): string {
  const { status } = toProblem({ code });
  const explained = errorExplanations[code].replace(/`(.+?)`/g, "<code>$1</code>");
  return `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${explained}</td></tr>`;
}

/** Starts the viewer, which only talks to this server. */
export const startScript = `
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#calls",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 3,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

export const pageStyle = `
  body { margin: 0; background: #fffcfa; color: #24121a; font: 16px/1.5 system-ui, sans-serif; }
  #codes { max-width: 1460px; box-sizing: border-box; margin: 2rem auto; padding: 0 20px; }
  #codes table { border-collapse: collapse; width: 100%; }
  #codes :is(th, td) { text-align: start; font-weight: 400; padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid #edc4bc; vertical-align: top; overflow-wrap: anywhere; }
  #codes tr:target { background: #fbf2ef; }
`;
