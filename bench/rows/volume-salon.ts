import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import { buildParts } from "#server/boot/build-parts.ts";
import { keptSandboxKeys } from "#server/boot/secrets.ts";
import { readConfig } from "#server/config.ts";
import { createServer } from "#server/http/server.ts";
import { outboxJobs } from "#server/jobs/jobs.ts";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import { createClock } from "#tests/support/clock.ts";
import { outsideTransactions } from "#tests/support/outside-transactions.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { opening } from "#tests/support/salon-config.ts";
import { fillYears } from "#tests/support/years.ts";
import { createDatabase, publicUrl } from "./growth-ground.ts";

/** A request that was answered, stored so that it can be repeated. */
export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
}

export interface VolumeSalon {
  bookings: number;
  salon: TestSalon;
  /** Milliseconds that each piece of work took, by its name: a call's path, or a background round. */
  took: Map<string, number[]>;
  /** Milliseconds that statements took, by `work · SQL`. */
  statements: Map<string, number[]>;
  /** Successful reads, one per address. */
  reads: Map<string, Asked>;
  /** Runs work under a name, and records its time and its statements under it. */
  during<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * Opens a separate salon with a number of bookings, as the tests do.
 * @param postgresUrl of a cluster; SQLite when absent
 */
export async function openVolumeSalon(
  bookings: number,
  postgresUrl: string | undefined,
): Promise<VolumeSalon> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-volume-"));
  const databaseUrl = postgresUrl && (await createDatabase(postgresUrl, `volume_${bookings}`));
  const config = readConfig({
    PORT: "4600",
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    // Filling takes a while.
    DATABASE_TIMEOUT: "600",
  });
  const clock = createClock(opening);
  const took = new Map<string, number[]>();
  const statements = new Map<string, number[]>();
  const reads = new Map<string, Asked>();
  let doing: string | undefined;
  const parts = await buildParts(config, folder, {
    demoWeek: false,
    now: clock.now,
    signInLimits: false,
    log: ({ query, queryDurationMillis }) => {
      if (doing !== undefined)
        add(statements, `${doing} · ${query.sql.replace(/\s+/g, " ")}`, queryDurationMillis);
    },
  });
  if (!parts.sandbox) throw new Error("A demo takes its cards in the sandbox.");
  parts.app.payments = outsideTransactions(parts.app.payments);
  await fillYears(parts.app.engine, { bookings, now: clock.now() });
  const { app, demoProvider, mailbox, sandbox } = parts;
  const server = createServer({
    app,
    demoProvider,
    mailbox,
    publicUrl,
    trustProxy: false,
    logLevel: "silent",
    sandbox: { server: sandbox, script: async () => "" },
  });
  const began = new WeakMap<FastifyRequest, number>();
  server.addHook("onRequest", async (request) => {
    doing = nameOf(request);
    began.set(request, performance.now());
  });
  server.addHook("onResponse", async (request, { statusCode }) => {
    doing = undefined;
    if (statusCode >= 400) return;
    add(took, nameOf(request), performance.now() - (began.get(request) ?? 0));
    const { authorization } = request.headers;
    if (request.method === "GET" && request.url.startsWith("/api/"))
      reads.set(request.url, {
        method: request.method,
        url: request.url,
        headers: authorization ? { authorization } : {},
      });
  });
  await server.ready();
  const jobs = outboxJobs({ app, mailer: parts.mailer, publicUrl });
  async function during<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
    doing = name;
    const start = performance.now();
    const answer = await work();
    add(took, name, performance.now() - start);
    doing = undefined;
    return answer;
  }
  const salon: TestSalon = {
    app,
    server,
    dataDir: folder,
    clock,
    sandbox,
    keys: await keptSandboxKeys(folder),
    bugs: [],
    openBeside: () => Promise.reject(new Error("A salon of the bench has one server.")),
    drain: () => drainOutbox(app, jobs),
    mails: async () => [],
    close: () => Promise.resolve(),
  };
  return {
    ...{ bookings, salon, took, statements, reads, during },
    async close() {
      await server.close();
      await parts.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url}`;
}

function add(to: Map<string, number[]>, name: string, ms: number): void {
  const times = to.get(name);
  if (times) times.push(ms);
  else to.set(name, [ms]);
}
