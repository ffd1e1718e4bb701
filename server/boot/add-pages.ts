import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { builtPages } from "#server/boot/built-pages.ts";
import { openAssets } from "#server/http/assets.ts";
import type { PageCache } from "#server/http/page-cache.ts";
import { type PagesOptions, registerPages } from "#server/http/pages.ts";
import { StartupError } from "#server/startup-error.ts";

const buildFolder = new URL("../../build/", import.meta.url);

/**
 * Adds the pages to a server: the built ones, or in development (npm run dev) the current source.
 * @throws StartupError when nothing is built
 */
export async function addPages(
  server: FastifyInstance,
  options: Omit<PagesOptions, "build" | "assets">,
): Promise<Pick<PageCache, "forget">> {
  if (process.env.NODE_ENV === "development") {
    const { registerDevPages } = await import("#server/http/pages-dev.ts");
    await server.register((scope) => registerDevPages(scope, options));
    return { forget: () => {} };
  }
  const entry = new URL("server/index.js", buildFolder);
  if (!existsSync(entry)) throw new StartupError("The pages are not built: run npm run build, or npm start.");
  const build = await builtPages();
  const assets = await openAssets(fileURLToPath(new URL("client.pack", buildFolder)));
  let forget: PageCache["forget"] = () => {};
  await server.register(async (scope) => {
    scope.addHook("onClose", assets.close);
    forget = registerPages(scope, { ...options, build, assets: assets.files }).forget;
  });
  return { forget: (changed) => forget(changed) };
}
