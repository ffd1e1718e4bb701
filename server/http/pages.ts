import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withoutLanguage } from "#contract/language.ts";
import { answerNothingHere } from "#server/http/api.ts";
import type { Asset } from "#server/http/assets.ts";
import { inItsPlace, isBookingLink } from "#server/http/booking-link.ts";
import { withoutLinkTags } from "#server/http/keeps-page.ts";
import { renderLimit } from "#server/http/limits.ts";
import { createLocalLimit } from "#server/http/local-limit.ts";
import { networkOf } from "#server/http/network-of.ts";
import { keepOneOrigin } from "#server/http/one-origin.ts";
import type { Page } from "#server/http/page.ts";
import { createPageCache, type PageCache, type RenderedPage } from "#server/http/page-cache.ts";
import { createRenderer, type RenderOptions } from "#server/http/render-page.ts";
import type { Metrics } from "#server/metrics/port.ts";

export interface PagesOptions extends RenderOptions {
  metrics: Pick<Metrics, "asked">;
  assets: ReadonlyMap<string, Asset>;
  now(): number;
  /** Whether other servers' changes arrive. */
  hears(): boolean;
}

const formType = "application/x-www-form-urlencoded";
const mostFormBytes = 32 * 1024;

/** Serves the site's pages and files. A page is the same for everyone, so it is rendered once and kept for a while. */
export function registerPages(server: FastifyInstance, options: PagesOptions): Pick<PageCache, "forget"> {
  const cache = createPageCache(options.now, options.hears);
  const { render, forget } = createRenderer(options);
  const mayRender = createLocalLimit(renderLimit, options.now);
  keepOneOrigin(server, options.publicUrl);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", (_request, _payload, done) => done(null));
  server.addContentTypeParser(
    formType,
    { parseAs: "string", bodyLimit: mostFormBytes },
    (_request, body, done) => done(null, body),
  );
  server.route({
    method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    url: "/*",
    handler: async (request, reply) => {
      if (request.url.startsWith("/api/")) return answerNothingHere(request, reply);
      if (request.method === "POST" && takesForm(request.url)) return sendForm(request, reply);
      if (request.method !== "GET" && request.method !== "HEAD") {
        return reply.status(405).header("allow", "GET, HEAD").type("text/plain").send("Pages are only read.");
      }
      const asset = options.assets.get(request.url.split("?")[0] ?? "");
      if (asset) return sendKept(request, reply, asset);
      const place = inItsPlace(request.url, request.headers["sec-fetch-dest"]);
      const address = isBookingLink(place) ? place : withoutLinkTags(place);
      const known = cache.find(address);
      options.metrics.asked("page", known !== undefined);
      if (known) return sendPage(request, reply, await known);
      if (!mayRender(networkOf(request.ip))) return sendTooMany(reply);
      return sendPage(request, reply, await cache.page(address, render));
    },
  });
  return {
    forget(changed) {
      forget(changed);
      cache.forget(changed);
    },
  };

  /** Handles a form that was sent before the page's scripts ran. Only accepted from a page of this site. */
  async function sendForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { origin } = new URL(options.publicUrl);
    if (request.headers.origin !== origin || typeof request.body !== "string")
      return reply.status(403).type("text/plain").send("This form was not sent from this site.");
    if (!mayRender(networkOf(request.ip))) return sendTooMany(reply);
    const form = { visitor: networkOf(request.ip), body: request.body };
    return sendPage(request, reply, await render(request.url, form));
  }
}

/** Pages with a form that works without JavaScript: 'Book Your Visit' on the home page, in each language. */
function takesForm(url: string): boolean {
  return withoutLanguage(url.split("?")[0] ?? "") === "/";
}

function sendTooMany(reply: FastifyReply): FastifyReply {
  return reply
    .status(429)
    .header("retry-after", "60")
    .type("text/plain; charset=utf-8")
    .send("That was a lot in a short time. Wait a minute, then try again.");
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage | Page,
): Promise<FastifyReply> {
  if ("status" in page) {
    return reply
      .status(page.status)
      .header("cache-control", "no-cache")
      .headers({ ...page.headers, ...(page.status === 503 && { "retry-after": "5" }) })
      .send(page.body);
  }
  return sendKept(request, reply, page);
}

/** Sends a kept page or file, unless the browser already has it. */
async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, packed }: Asset,
): Promise<FastifyReply> {
  reply.headers(headers).header("etag", etag).header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  const { body, encoding } = await packed(request.headers["accept-encoding"]);
  if (encoding) reply.header("content-encoding", encoding);
  return reply.send(body);
}
