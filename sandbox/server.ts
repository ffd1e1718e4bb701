import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ConnectionCut } from "./http/errors.ts";
import { answerCall } from "./http/gate.ts";
import type { Gate } from "./http/gate-parts.ts";
import { startListener, stopListener } from "./http/listener.ts";
import { startLater } from "./later/timer.ts";
import { answerOwnPage } from "./pages/answer.ts";
import { openStore } from "./store/open.ts";
import type { Sandbox, SandboxAnswer, SandboxLogger, SandboxOptions, SandboxRequest } from "./types.ts";
import { startDispatcher } from "./webhooks/dispatcher.ts";

const SILENT: SandboxLogger = { info() {}, error() {} };

/** A Stripe-compatible test server for cards over one SQLite file. Starts sending what it still owes at once. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const now = options.now ?? Date.now;
  const logger = options.logger ?? SILENT;
  const store = openStore(options.file, options.accountVersion);
  const closing = new AbortController();
  const inFlight = new Set<Promise<unknown>>();
  const servers: Server[] = [];
  let closed: Promise<void> | undefined;
  const dispatcher = startDispatcher({
    store,
    url: options.webhookUrl,
    secret: options.webhookSecret,
    now,
    logger,
  });
  const later = startLater({ store, now, logger, done: dispatcher.wake });
  const gate: Gate = {
    store,
    keys: { secretKey: options.secretKey, publishableKey: options.publishableKey },
    now,
    logger,
    running: new Set(),
    pagesUrl: null,
    wait: (ms) => pause(ms, undefined, { signal: closing.signal }).catch(() => undefined),
  };

  async function answer(request: SandboxRequest, publicFace: boolean): Promise<SandboxAnswer> {
    const work = answerCall(gate, request, publicFace);
    inFlight.add(work);
    try {
      return await work;
    } finally {
      inFlight.delete(work);
      later.wake();
      dispatcher.wake();
    }
  }

  async function answerPage(request: SandboxRequest): Promise<SandboxAnswer> {
    try {
      return await answerOwnPage(gate, request);
    } finally {
      later.wake();
      dispatcher.wake();
    }
  }

  async function listenWith(handle: Sandbox["handle"], port: number, host: string) {
    const started = await startListener(handle, port, host);
    servers.push(started.server);
    return { port: started.port };
  }

  async function end(): Promise<void> {
    closing.abort();
    later.stop();
    await Promise.all(servers.map(stopListener));
    await Promise.allSettled(inFlight);
    await dispatcher.stop();
    store.db.close();
  }

  return {
    handle: (request) => answer(request, false),
    handlePublic: (request) =>
      answer({ ...request, url: request.url.replace(/^\/sandbox(?=\/)/, "") }, true).catch(cutForBrowser),
    handlePages: answerPage,
    listen: (port = 0, host = "127.0.0.1") => listenWith((request) => answer(request, false), port, host),
    listenPages: (port, host) => listenWith(answerPage, port, host),
    setPagesUrl(url) {
      gate.pagesUrl = url;
    },
    setWebhookUrl: dispatcher.setUrl,
    close() {
      closed ??= end();
      return closed;
    },
  };
}

// The site's own server keeps the connection: a browser sees a gateway that got no answer.
function cutForBrowser(error: unknown): SandboxAnswer {
  if (!(error instanceof ConnectionCut)) throw error;
  return { status: 502, headers: { "cache-control": "no-store" }, body: "" };
}
