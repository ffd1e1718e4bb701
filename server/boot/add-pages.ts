import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { StartupError } from "#server/boot/startup-error.ts";
import { loadAssets } from "#server/http/assets.ts";
import { type PagesOptions, registerPages } from "#server/http/pages.ts";

const buildFolder = new URL("../../build/", import.meta.url);

/** Adds the built pages to a server. @throws StartupError when nothing is built */
export async function addPages(
  server: FastifyInstance,
  options: Omit<PagesOptions, "build" | "assets">,
): Promise<{ forget(): void }> {
  const entry = new URL("server/index.js", buildFolder);
  if (!existsSync(entry)) throw new StartupError("The pages are not built: run npm run build, or npm start.");
  const build: ServerBuild = await import(entry.href);
  const assets = await loadAssets(fileURLToPath(new URL("client", buildFolder)));
  let forget = () => {};
  await server.register(async (scope) => {
    forget = registerPages(scope, { ...options, build, assets }).forget;
  });
  return { forget: () => forget() };
}
