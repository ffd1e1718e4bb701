import type { OpenApi, Operation } from "#server/http/documentation/open-api.ts";

/** The description as a page for people: no script, one style sheet. */
export function documentationPage(description: OpenApi): string {
  const sections = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${description.info.title}: calls</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${description.info.title}: calls</h1>
<p>${description.info.description} Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}
</main>
</body>
</html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const sent = operation.requestBody ? block("Sent", operation.requestBody) : "";
  const places = operation.parameters.length > 0 ? block("In the address", operation.parameters) : "";
  return `<section>
<h2 id="${operation.operationId}">${method.toUpperCase()} /api${escapeHtml(path)}</h2>
<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description)}</p>
${places}${sent}${block("Answered", operation.responses["2XX"])}
</section>`;
}

function block(title: string, value: unknown): string {
  return `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
