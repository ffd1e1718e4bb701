import type { FastifyInstance } from "fastify";
import { type OpenApi, openApi } from "#server/http/documentation/open-api.ts";
import { documentationPage } from "#server/http/documentation/page.ts";

/** /api/openapi.json and a page to read it, both made from the contract when somebody first asks: a start need not wait. */
export function registerDocumentation(server: FastifyInstance): void {
  server.get("/openapi.json", async () => made().description);
  server.get("/docs", async (_request, reply) =>
    reply
      .header("content-security-policy", "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .type("text/html; charset=utf-8")
      .send(made().page),
  );
  server.get("/docs.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
}

let kept: { description: OpenApi; page: string } | undefined;

/** The contract is the same for every server of a process. */
function made() {
  if (!kept) {
    const description = openApi();
    kept = { description, page: documentationPage(description) };
  }
  return kept;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #24121a; background: #fffcfa; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h2 { border-top: 2px dashed #edc4bc; padding-top: 1rem; overflow-wrap: anywhere; }
  pre { background: #fbf2ef; padding: 1rem; overflow-x: auto; border-radius: 0.5rem; }
`;
