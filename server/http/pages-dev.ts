import type { FastifyInstance } from "fastify";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type { Client } from "#contract/client.ts";
import { contextKey } from "#server/http/context-keys.ts";
import { inProcess } from "#server/http/network-of.ts";
import { keepOneOrigin } from "#server/http/one-origin.ts";
import { handlerInEachLanguage } from "#server/http/page-languages.ts";

export interface DevPagesOptions {
  /** The contract's client for a page that is rendered for a visitor's network. */
  clientFor(visitor: string): Client;
  /** The public address of the site. */
  publicUrl: string;
}

/**
 * Serves the pages during development. Vite serves files and hot reload, and each page is rendered from the current
 * source. Nothing is kept, and no build is needed.
 */
export async function registerDevPages(server: FastifyInstance, options: DevPagesOptions): Promise<void> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  server.addHook("onClose", () => vite.close());
  keepOneOrigin(server, options.publicUrl);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", (_request, _payload, done) => done(null));
  server.get("/*", async (request, reply) => {
    const isFile = await new Promise<boolean>((resolve, reject) => {
      reply.raw.once("close", () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve(false)));
    });
    if (isFile) return reply.hijack();
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return reply.send(
      await render(build, new URL(request.url, options.publicUrl), options.clientFor(inProcess)),
    );
  });
}

async function render(build: ServerBuild, url: URL, client: Client): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(contextKey(build, "clientContext"), client);
  return await handlerInEachLanguage(build, "development")(new Request(url), context);
}
