import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { builtPages } from "#server/boot/built-pages.ts";
import { openAssets } from "#server/http/assets.ts";
import type { PageCache } from "#server/http/page-cache.ts";
import { type PagesOptions, registerPages } from "#server/http/pages.ts";
import { StartupError } from "#server/startup-error.ts";

const buildFolder = new URL("../../build/", import.meta.url);

/**
 * Loads the built pages. In development (npm run dev), there are none.
 * @throws StartupError when nothing is built
 */
export async function loadPages(): Promise<ServerBuild | null> {
  if (process.env.NODE_ENV === "development") return null;
  const entry = new URL("server/index.js", buildFolder);
  if (!existsSync(entry)) throw new StartupError("The pages are not built: run npm run build, or npm start.");
  return await builtPages();
}

/** Adds the pages to a server. @param build the built ones; null: those of the current source */
export async function addPages(
  server: FastifyInstance,
  build: ServerBuild | null,
  options: Omit<PagesOptions, "build" | "assets">,
): Promise<Pick<PageCache, "forget">> {
  if (!build) {
    const { registerDevPages } = await import("#server/http/pages-dev.ts");
    await server.register((scope) => registerDevPages(scope, options));
    return { forget: () => {} };
  }
  const assets = await openAssets(fileURLToPath(new URL("client.pack", buildFolder)));
  let forget: PageCache["forget"] = () => {};
  await server.register(async (scope) => {
    scope.addHook("onClose", assets.close);
    forget = registerPages(scope, { ...options, build, assets: assets.files }).forget;
  });
  return { forget: (changed) => forget(changed) };
}
