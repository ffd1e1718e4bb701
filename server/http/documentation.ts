import type { FastifyInstance } from "fastify";
import { openApi } from "#server/http/documentation/open-api.ts";
import { documentationPage } from "#server/http/documentation/page.ts";

/** /api/openapi.json and a page to read it, both made from the contract once. */
export function registerDocumentation(server: FastifyInstance): void {
  const description = openApi();
  const page = documentationPage(description);
  server.get("/openapi.json", async () => description);
  server.get("/docs", async (_request, reply) =>
    reply
      .header("content-security-policy", "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .type("text/html; charset=utf-8")
      .send(page),
  );
  server.get("/docs.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #24121a; background: #fffcfa; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h2 { border-top: 2px dashed #edc4bc; padding-top: 1rem; overflow-wrap: anywhere; }
  pre { background: #fbf2ef; padding: 1rem; overflow-x: auto; border-radius: 0.5rem; }
`;
