import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findExamples, noExamples } from "#server/http/documentation/examples.ts";
import { openApi } from "#server/http/documentation/open-api.ts";
import { documentationPage, pageStyle, startScript } from "#server/http/documentation/page.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Allows scripts, calls and styles of this server only. The viewer's style sheet contains its arrows as data: images.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";
const freshMs = 60_000;

/**
 * /api/openapi.json, generated from the contract with examples from this salon, and a page to read it and to try it
 * out.
 */
export function registerDocumentation(server: FastifyInstance, app: UseCases): void {
  let kept: { at: number; file: Promise<Packed> } | undefined;
  server.get("/openapi.json", async (request, reply) => {
    if (!kept || app.now() - kept.at >= freshMs)
      kept = { at: app.now(), file: describeCalls(app).then(pack) };
    return sendPacked(request, reply.type("application/json; charset=utf-8"), await kept.file);
  });
  server.get("/docs", async (_request, reply) =>
    reply
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(documentationPage()),
  );
  const sends = (path: string, type: string, read: () => Promise<string | Buffer>) => {
    const file = packedOnce(read);
    server.get(path, async (request, reply) =>
      sendPacked(
        request,
        reply.type(`${type}; charset=utf-8`).header("cache-control", "public, max-age=3600"),
        await file(),
      ),
    );
  };
  sends("/docs/page.css", "text/css", async () => pageStyle);
  sends("/docs/start.js", "text/javascript", async () => startScript);
  sends("/docs/viewer.css", "text/css", () => readViewer("swagger-ui.css"));
  sends("/docs/viewer.js", "text/javascript", () => readViewer("swagger-ui-bundle.js"));
}

/** Falls back to no examples, because the database may be away. */
async function describeCalls(app: UseCases): Promise<string> {
  return JSON.stringify(openApi(await findExamples(app).catch(() => noExamples)));
}

function readViewer(file: string): Promise<Buffer> {
  return readFile(new URL(import.meta.resolve(`swagger-ui-dist/${file}`)));
}

interface Packed {
  plain: string | Buffer;
  gzipped: Buffer;
}

/** A file that is read and compressed on its first request. */
function packedOnce(read: () => Promise<string | Buffer>): () => Promise<Packed> {
  let packed: Promise<Packed> | undefined;
  return () => {
    packed ??= read().then(pack);
    return packed;
  };
}

async function pack(plain: string | Buffer): Promise<Packed> {
  return { plain, gzipped: await promisify<string | Buffer, Buffer>(gzip)(plain) };
}

function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { plain, gzipped }: Packed,
): FastifyReply {
  reply.header("vary", "accept-encoding");
  if (!headers["accept-encoding"]?.includes("gzip")) return reply.send(plain);
  return reply.header("content-encoding", "gzip").send(gzipped);
}
