import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "kysely";
import { inject } from "vitest";
import type { Sandbox } from "#sandbox/types.ts";
import { buildParts, type Parts } from "#server/boot/build-parts.ts";
import { keptSandboxKeys } from "#server/boot/secrets.ts";
import type { Config, StripeKeys } from "#server/config.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import type { Lane } from "#server/database/outbox.ts";
import { createServer } from "#server/http/server.ts";
import { outboxJobs } from "#server/jobs/jobs.ts";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { type Clock, createClock } from "#tests/support/clock.ts";
import { copyOf } from "#tests/support/copies.ts";
import { outsideTransactions } from "#tests/support/outside-transactions.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";
import { opening, publicUrl, salonConfig } from "#tests/support/salon-config.ts";

/** The demo salon in its initial state, copied from the template, on this run's engine. It has no pages and no port. */
export interface TestSalon {
  app: UseCases;
  server: FastifyInstance;
  /** The folder of its files, including the database on SQLite. */
  dataDir: string;
  clock: Clock;
  sandbox: Sandbox;
  keys: StripeKeys;
  /** Errors that were thrown and answered as internal_error. A test file expects none. */
  bugs: Error[];
  /**
   * Another server on the same database, as on another machine. PostgreSQL only.
   * @param way.port of this machine that leads to the database
   * @param way.seconds the statement timeout
   * @param way.log receives every statement that it sends
   * @param way.readUrl a replica that it reads from
   * @param way.machine its machine's clock; it then follows the database's clock instead of the test's
   */
  openBeside(way?: {
    port?: number;
    seconds?: number;
    log?: Logger;
    machine?: () => number;
    readUrl?: string;
  }): Promise<BesideServer>;
  /** Does the queued work that is due; of a lane, several at once. */
  drain(lane?: Lane): Promise<number>;
  /** The mails in the form in which they would be sent. */
  mails(): Promise<string[]>;
  close(): Promise<void>;
}

export interface BesideServer {
  app: UseCases;
  server: FastifyInstance;
  close(): Promise<void>;
}

/**
 * Opens a salon for one test file. Its clock stands still until a test moves it.
 * @param options.signInLimits whether attempts to sign in are limited
 * @param options.log receives every statement that is sent to the database
 * @param options.settings as environment variables
 */
export async function openSalon({
  signInLimits = false,
  log,
  settings,
}: {
  signInLimits?: boolean;
  log?: Logger;
  settings?: Record<string, string>;
} = {}): Promise<TestSalon> {
  const copy = await copyOf(inject("demoSalon"));
  const { folder } = copy;
  const config = salonConfig(folder, copy.databaseUrl, settings);
  const clock = createClock(opening);
  const parts = await buildParts(config, folder, {
    now: clock.now,
    signInLimits,
    passwords: quickPasswords,
    ...(log && { log }),
  });
  if (!parts.sandbox) throw new Error("A demo takes its cards in the sandbox.");
  parts.app.payments = outsideTransactions(parts.app.payments);
  const bugs: Error[] = [];
  const server = assemble(parts, parts.sandbox, bugs, config.trustProxy);
  await server.ready();
  const { sandbox } = parts;
  const jobs = outboxJobs({ app: parts.app, mailer: parts.mailer, publicUrl });

  return {
    app: parts.app,
    server,
    dataDir: folder,
    clock,
    sandbox,
    keys: await keptSandboxKeys(folder),
    bugs,
    openBeside: ({ port, ...limits } = {}) => {
      if (!copy.databaseUrl) throw new Error("SQLite has one server.");
      const url = new URL(copy.databaseUrl);
      if (port) url.host = `127.0.0.1:${port}`;
      const engine = openPostgres(url.href, { connections: 4, ...limits });
      return openBeside(parts, engine, sandbox, bugs, limits.machine !== undefined);
    },
    drain: (lane) => drainOutbox(parts.app, jobs, lane),
    mails: () => readMails(join(folder, "mail")),
    async close() {
      await server.close();
      await parts.close();
      await copy.remove();
    },
  };
}

async function openBeside(
  parts: Parts,
  engine: Engine,
  sandbox: Sandbox,
  bugs: Error[],
  followsDatabase: boolean,
): Promise<BesideServer> {
  await engine.holdClock();
  const app = { ...parts.app, engine, ...(followsDatabase && { now: engine.clock.now }) };
  const server = assemble({ ...parts, app }, sandbox, bugs);
  await server.ready();
  return {
    app,
    server,
    async close() {
      await server.close();
      await engine.close();
    },
  };
}

function assemble(
  { app, demoProvider, mailbox }: Pick<Parts, "app" | "demoProvider" | "mailbox">,
  sandbox: Sandbox,
  bugs: Error[],
  trustProxy: Config["trustProxy"] = false,
): FastifyInstance {
  const server = createServer({
    app,
    demoProvider,
    mailbox,
    publicUrl,
    trustProxy,
    logLevel: "silent",
    sandbox: { server: sandbox, script: async () => "" },
  });
  const thrown = new WeakMap<object, Error>();
  server.addHook("onError", async (request, _reply, error) => void thrown.set(request, error));
  server.addHook("onResponse", async (request, reply) => {
    const error = thrown.get(request);
    if (error && reply.statusCode === 500) bugs.push(error);
  });
  return server;
}

async function readMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return await Promise.all(
    names.filter((name) => name.endsWith(".eml")).map((name) => readFile(join(folder, name), "utf8")),
  );
}
