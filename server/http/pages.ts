import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { RouterContextProvider as Provider } from "react-router";
import type { Client } from "#contract/client.ts";
import { answerNothingHere } from "#server/http/api.ts";
import { type Asset, pickEncoding } from "#server/http/assets.ts";
import { clientKey } from "#server/http/client-key.ts";
import { renderLimit } from "#server/http/limits.ts";
import { createLocalLimit } from "#server/http/local-limit.ts";
import { networkOf } from "#server/http/network-of.ts";
import { keepOneOrigin } from "#server/http/one-origin.ts";
import type { Page } from "#server/http/page.ts";
import { createPageCache } from "#server/http/page-cache.ts";
import { handlerInEachLanguage } from "#server/http/page-languages.ts";
import { pagePolicy } from "#server/http/page-policy.ts";
import type { PageOrigins } from "#server/identity/port.ts";

export interface PagesOptions {
  build: ServerBuild;
  assets: ReadonlyMap<string, Asset>;
  client: Client;
  /** Where people reach the site. */
  publicUrl: string;
  /** Whether cards go to Stripe itself, whose script and frames the policy then lets in. */
  stripe: boolean;
  /** Whose pages and servers the identity provider's part of a page reaches. */
  identity: PageOrigins;
  /** Another site that keeps the salon's pictures; null where they are kept here. */
  pictureOrigin: string | null;
  now(): number;
}

/** Serves the site's pages and files. A page is the same for everyone, so it is rendered once and kept for a while. */
export function registerPages(server: FastifyInstance, options: PagesOptions): { forget(): void } {
  const cache = createPageCache(options.now);
  const render = createRenderer(options);
  const mayRender = createLocalLimit(renderLimit, options.now);
  keepOneOrigin(server, options.publicUrl);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", (_request, _payload, done) => done(null));
  server.route({
    method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    url: "/*",
    handler: async (request, reply) => {
      if (request.url.startsWith("/api/")) return answerNothingHere(request, reply);
      if (request.method !== "GET" && request.method !== "HEAD") {
        return reply.status(405).header("allow", "GET, HEAD").type("text/plain").send("Pages are only read.");
      }
      const asset = options.assets.get(request.url.split("?")[0] ?? "");
      if (asset) return sendAsset(request, reply, asset);
      const known = cache.find(request.url);
      if (known) return sendPage(request, reply, await known);
      if (!mayRender(networkOf(request.ip))) return sendTooMany(reply);
      return sendPage(request, reply, await cache.page(request.url, render));
    },
  });
  return { forget: () => cache.forget() };
}

type Render = (url: string) => Promise<Response>;

function createRenderer({
  build,
  client,
  publicUrl,
  stripe,
  identity,
  pictureOrigin,
}: PagesOptions): (url: string) => Promise<Page> {
  const handle = handlerInEachLanguage(build, "production");
  // Put together, not resolved: an address that begins with two slashes would name another host.
  const { origin } = new URL(publicUrl);
  const render: Render = (url) => {
    const context: RouterContextProvider = new Provider();
    context.set(clientKey(build), client);
    return handle(new Request(origin + url), context);
  };
  return async (url) => {
    const response = await render(url);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "text/plain";
    const headers: Record<string, string> = { "content-type": type };
    const location = response.headers.get("location");
    if (location) headers.location = location;
    if (type.startsWith("text/html"))
      Object.assign(headers, pagePolicy(readHashes(response), { stripe, identity, pictureOrigin }));
    return { status: response.status, headers, body };
  };
}

/** The hashes of the page's own inline scripts, as the renderer tells them (app/entry.server.tsx). */
function readHashes(response: Response): string[] {
  return response.headers.get("x-inline-scripts")?.split(" ").filter(Boolean) ?? [];
}

function sendTooMany(reply: FastifyReply): FastifyReply {
  return reply
    .status(429)
    .header("retry-after", "60")
    .type("text/plain; charset=utf-8")
    .send("That was a lot in a short time. Wait a minute, then try again.");
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | Asset): FastifyReply {
  if ("etag" in page) return sendAsset(request, reply, page);
  return reply.status(page.status).headers(page.headers).header("cache-control", "no-cache").send(page.body);
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  reply.headers(asset.headers).header("etag", asset.etag).header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === asset.etag) return reply.status(304).send();
  const { body, encoding } = pickEncoding(asset, request.headers["accept-encoding"]);
  if (encoding) reply.header("content-encoding", encoding);
  return reply.send(body);
}
