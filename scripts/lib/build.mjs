import { rmSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "./compress.mjs";
import { keepingFormerAssets } from "./former-assets.mjs";
import { ensureMadeFrom, makeFrom } from "./made-from.mjs";
import { packFiles } from "./pack-files.mjs";
import { showProgress } from "./progress.mjs";
import { writePublicRoutes } from "./public-routes.mjs";
import { capture } from "./run.mjs";
import { duration, Stop, say } from "./say.mjs";
import { ownEnvironment, ownNode, packageCommand, root, serverCode } from "./toolchain.mjs";

/** What the pages are built from, besides the locked packages. */
const pageSources = [
  "app",
  "contract",
  "domain",
  "public",
  "sandbox",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const pagesRecord = "build/.made-from.json";

/** What the server is built from, besides the pages. */
const serverSources = [
  "contract",
  "domain",
  "sandbox",
  "server",
  "scripts/bundle-server.ts",
  "scripts/lib/bundle.ts",
];
const serverRecord = "build/.server-made-from.json";

/** Builds the pages and the server. Skips each one whose sources have not changed since its last build. */
export async function ensureBuilt() {
  if (await ensurePagesBuilt()) rmSync(join(root, serverRecord), { force: true });
  await ensureMadeFrom(serverRecord, serverSources, buildServer);
}

/** Builds the pages unless their sources are unchanged. @returns {Promise<boolean>} whether they were built now */
function ensurePagesBuilt() {
  return ensureMadeFrom(pagesRecord, pageSources, replacePages);
}

/** Builds the pages and the server. Shows the output of the builds only when they fail. */
export async function build() {
  await makeFrom(pagesRecord, pageSources, replacePages);
  await makeFrom(serverRecord, serverSources, buildServer);
}

async function replacePages() {
  const folder = join(root, "build");
  await keepingFormerAssets(folder, buildPages);
  packFiles(join(folder, "client"), join(folder, "client.pack"));
}

async function buildPages() {
  const began = Date.now();
  say("Building the pages…");
  const command = packageCommand("@react-router/dev", "react-router");
  const env = ownEnvironment({ NODE_ENV: "production", VITEST: undefined });
  let half = "for the browser";
  const progress = showProgress(() => half);
  const { code, output } = await capture(ownNode, [command, "build"], { env }, (chunk) => {
    if (chunk.includes("building ssr")) half = "for the server";
  });
  progress.stop();
  if (code !== 0) throw notBuilt("pages", output);
  writePublicRoutes(join(root, "build", "client", "assets"));
  say("Compressing them…");
  compressFiles(join(root, "build", "client"));
  say(`Pages built in ${duration(Date.now() - began)}.`);
}

async function buildServer() {
  const began = Date.now();
  const env = ownEnvironment({ NODE_ENV: "production", VITEST: undefined });
  const { code, output } = await capture(ownNode, ["scripts/bundle-server.ts"], { env });
  if (code !== 0) throw notBuilt("server", output);
  // Node's compile cache of the last build is useless for this one.
  rmSync(serverCode.NODE_COMPILE_CACHE, { recursive: true, force: true });
  say(`Server built in ${duration(Date.now() - began)}.`);
}

function notBuilt(/** @type {string} */ what, /** @type {string} */ output) {
  console.error(output);
  return new Stop(
    `The ${what} could not be built: see the message above, mend what it names and run "npm run build".`,
  );
}
