import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Entrance } from "#server/http/practice-entrance.ts";
import { clientAddressHeader } from "#server/identity/client-address.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findOrCreateUser } from "#server/usecases/people/create-token.ts";
import { makeAdmin } from "#server/usecases/people/roles.ts";

/** How long a practice salon without requests stays open. */
const idleMs = 30 * 60_000;
const lookEveryMs = 60_000;
const keyMs = 60_000;

/** The running salon: a separate site in this process, so that it ends with the demo in any case. */
interface Copy {
  parts: { app: UseCases };
  close(): Promise<void>;
}

interface Running extends Copy {
  url: string;
  visitedAt: number;
  /** The key that signs in once, until then. */
  key: { text: string; until: number } | null;
}

interface Around {
  /** The demo's own configuration. */
  config: Config;
  dataDir: string;
  now: () => number;
  open: (config: Config, entrance: Entrance) => Promise<Copy>;
}

/**
 * An empty salon beside a demo, in which somebody practises a new owner's first steps. There is at most one, and
 * nothing of it is stored for good.
 */
export interface Practice {
  /** @returns an address that signs its reader in as the owner of the salon, once */
  begin(): Promise<string>;
  /** Removes what a killed demo has left behind. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export function createPractice({ config, dataDir, now, open }: Around): Practice {
  const folder = join(dataDir, "practice");
  const owner = {
    name: "Practice Owner",
    email: "owner@practice.example",
    password: randomBytes(24).toString("base64url"),
  };
  let running: Running | null = null;
  let line: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const clear = () => rm(folder, { recursive: true, force: true });

  /** Runs work one at a time: a salon that ends and one that begins share a folder. */
  function inLine<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = line.then(work);
    line = turn.catch(() => {});
    return turn;
  }

  async function end() {
    clearInterval(timer);
    const ending = running;
    running = null;
    await ending?.close();
    await clear();
  }

  async function start(): Promise<Running> {
    await clear();
    await mkdir(folder, { mode: 0o700 });
    const url = new URL(config.publicUrl);
    url.port = String(await freePort(config.host));
    const entrance: Entrance = { backTo: config.publicUrl, visited, enter };
    const copy = await open(configOf(config, { url, folder }), entrance);
    running = { ...copy, url: url.origin, visitedAt: now(), key: null };
    try {
      await hire(copy.parts.app, owner);
    } catch (error) {
      await end();
      throw error;
    }
    timer = setInterval(() => void inLine(endWhenIdle), lookEveryMs).unref();
    return running;
  }

  async function endWhenIdle() {
    if (running && now() - running.visitedAt > idleMs) await end();
  }

  function visited() {
    if (running) running.visitedAt = now();
  }

  async function enter(key: string): Promise<string[] | null> {
    if (!running?.key || running.key.text !== key || now() > running.key.until) return null;
    running.key = null;
    return await signIn(running, owner);
  }

  return {
    clear,
    close: () => inLine(end),
    begin: () =>
      inLine(async () => {
        await endWhenIdle();
        // Continue a salon that is not opened for booking yet.
        if (running && (await readSalon(running.parts.app.engine.read)).opened_at !== null) await end();
        const copy = running ?? (await start());
        copy.key = { text: randomBytes(24).toString("base64url"), until: now() + keyMs };
        return `${copy.url}/practice/${copy.key.text}`;
      }),
  };
}

/** The configuration of a real salon with test cards and no third-party keys, on the demo's host. */
function configOf(demo: Config, { url, folder }: { url: URL; folder: string }): Config {
  return {
    ...demo,
    port: Number(url.port),
    publicUrl: url.origin,
    dataDir: folder,
    databaseUrl: null,
    databaseDirectUrl: null,
    demo: false,
    testCards: true,
    cardPages: { port: null, url: null },
    sessionSecret: null,
    metricsToken: null,
    traces: null,
    stripe: null,
    google: null,
    facebook: null,
    openId: null,
    firebase: null,
    smtpUrl: null,
    mailFrom: null,
    sms: null,
    images: { host: "disk" },
  };
}

type Owner = { name: string; email: string; password: string };

async function hire(app: UseCases, owner: Owner): Promise<void> {
  const account = await app.identity.createAccount({ ...owner, emailVerified: true });
  const id = await findOrCreateUser(app, { ...account, ...owner, emailVerified: true, photoURL: null });
  await makeAdmin(app, null, id);
}

/** @returns the cookies of a new sign-in */
async function signIn({ parts, url }: Running, { email, password }: Owner): Promise<string[]> {
  const answer = await parts.app.identity.handle(
    new Request(`${url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, [clientAddressHeader]: "127.0.0.1" },
      body: JSON.stringify({ email, password }),
    }),
  );
  return answer.headers.getSetCookie();
}

function freePort(host: string): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
