import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { addPages, loadPages } from "#server/boot/add-pages.ts";
import { type BuildOptions, buildParts, type Parts } from "#server/boot/build-parts.ts";
import { lockDataDir } from "#server/boot/one-server.ts";
import { type CardPages, openCardPages } from "#server/boot/open-card-pages.ts";
import { ownAddress } from "#server/boot/own-address.ts";
import { createPractice } from "#server/boot/practice.ts";
import { shareFolder } from "#server/boot/shared-folder.ts";
import type { Config } from "#server/config.ts";
import { createInProcessClient } from "#server/http/in-process-client.ts";
import { stripeOrigins } from "#server/http/page-policy.ts";
import { createServer } from "#server/http/server.ts";
import { noOrigins } from "#server/identity/port.ts";
import { imgbbPictureOrigin } from "#server/images/imgbb.ts";
import { startJobs } from "#server/jobs/jobs.ts";
import { StartupError } from "#server/startup-error.ts";

/** The whole site: its server and its background work. */
export interface Site {
  parts: Parts;
  /** The test cards' own pages; null if none are served. */
  cardPages: CardPages | null;
  /** Stops the server, ends the background work and closes the database, in this order. */
  close(): Promise<void>;
}

/**
 * Opens the configured site. A start that fails closes what it has opened.
 * @throws StartupError with what to do about it
 */
export async function openSite(config: Config, options: BuildOptions = {}): Promise<Site> {
  const dataDir = await prepareDataDir(config.dataDir);
  await using opened = new AsyncDisposableStack();
  if (!config.databaseUrl) opened.defer(lockDataDir(dataDir));
  const practice = createPractice({
    config,
    dataDir,
    now: options.now ?? Date.now,
    open: (copy, entrance) => openSite(copy, { ...options, entrance }),
  });
  opened.defer(practice.close);
  await practice.clear();
  // Meanwhile, the database answers.
  const pages = loadPages();
  pages.catch(() => undefined);
  const parts = await buildParts(config, dataDir, { ...options, practise: practice.begin });
  opened.defer(parts.close);
  opened.defer(await shareFolder(config, dataDir, parts.app.engine));
  const cardPages = parts.sandbox && (await openCardPages(parts.sandbox, config));
  const server = await assemble(config, parts, {
    cardPages: cardPages?.url ?? null,
    build: await pages,
    ...options,
  });
  opened.defer(() => server.close());
  await listen(server, config);
  parts.sandbox?.setWebhookUrl(`${ownAddress(config)}/api/webhooks/stripe`);
  const jobs = startJobs({
    app: parts.app,
    mailer: parts.mailer,
    publicUrl: config.publicUrl,
    removeFiles: parts.removeFiles,
    onError: (error) => server.log.error({ err: error }, "background work failed"),
  });
  opened.defer(async () => {
    // First, because the last requests still queue work.
    await server.close();
    await jobs.stop();
  });
  const kept = opened.move();
  return { parts, cardPages, close: () => kept.disposeAsync() };
}

async function assemble(
  config: Config,
  { app, demoProvider, sandbox, mailbox }: Parts,
  {
    cardPages,
    build,
    entrance,
  }: Pick<BuildOptions, "entrance"> & {
    cardPages: string | null;
    build: ServerBuild | null;
  },
): Promise<FastifyInstance> {
  const server = createServer({
    app,
    demoProvider,
    mailbox,
    entrance,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    metricsToken: config.metricsToken,
    sandbox: sandbox && { server: sandbox, script: () => stripeInBrowser(cardPages) },
  });
  const pages = await addPages(server, build, {
    clientFor: (visitor) => createInProcessClient(app, visitor),
    publicUrl: config.publicUrl,
    cards: config.stripe ? stripeOrigins : { ...noOrigins, frames: cardPages ? [cardPages] : [] },
    identity: app.identity.origins,
    pictureOrigin: config.images.host === "imgbb" ? imgbbPictureOrigin : null,
    now: app.now,
    hears: app.engine.hears,
    metrics: app.metrics,
  });
  app.engine.subscribe((topic, about) => {
    if (topic === "pages") pages.forget(about && !("from" in about) ? about : undefined);
  });
  return server;
}

/** The script that replaces Stripe's in the browser, built when a page first requests it. */
async function stripeInBrowser(cardPages: string | null): Promise<string> {
  const { browserScripts } = await import("#sandbox/browser-script.ts");
  return `window.sandboxPages = ${JSON.stringify(cardPages)};\n${browserScripts().page}`;
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EADDRINUSE") {
      throw new StartupError(`Port ${port} is in use: stop what uses it, or set PORT to another one.`);
    }
    if (code === "EACCES")
      throw new StartupError(`Port ${port} may not be used by this user: set PORT above 1023.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartupError(`HOST ${host} is no address of this machine.`);
    }
    throw error;
  }
}

/** Makes the data folder if it is missing. @throws StartupError when it can't be written to */
async function prepareDataDir(folder: string): Promise<string> {
  const path = resolve(folder);
  try {
    await makeFolder(path);
    if (!(await stat(path)).isDirectory()) throw new Error("it is no folder");
    await access(path, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const mend = "give it to the user that runs the server, or set DATA_DIR to another folder";
    throw new StartupError(`The data folder ${path} can't be written to (${reason}): ${mend}.`);
  }
  return path;
}

/** Node's own recursive mkdir never returns on a file system that claims a folder can't exist (/proc). */
async function makeFolder(path: string, parentExists = false): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || parentExists || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path, true);
  }
}
