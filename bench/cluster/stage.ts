import { setTimeout as pause } from "node:timers/promises";
import { keptSandboxKeys, keptSessionSecret } from "#server/boot/secrets.ts";
import { createTokens } from "#server/identity/token.ts";
import { type Child, startChild } from "../faults/child.ts";
import { opening, publicUrl } from "../faults/ground.ts";
import { type Stage, steadyPort } from "../faults/stage.ts";
import { startPooler, startProxy } from "./front.ts";
import {
  cutConnections,
  cutOff,
  type Database,
  followDatabase,
  freezeDatabase,
  killDatabase,
  promoteDatabase,
} from "./pair.ts";
import { openPatiently } from "./patient-reads.ts";

/** A salon of several servers behind a proxy and a pooler, with a primary and its replica. */
export interface ClusterStage extends Stage {
  /** Kills one server. `startSalon` starts the dead ones. */
  killSalon(): Promise<void>;
  restartPooler(): Promise<void>;
  cutConnections(): Promise<void>;
  freezePrimary(pause: () => Promise<void>): Promise<void>;
  /** Kills the primary and promotes the replica, once in a round. @returns whether there was a replica */
  failOver(): Promise<boolean>;
  /** Each server by itself, without the proxy. */
  serverUrls: readonly string[];
  /** The process ids of each part. */
  processes(): Record<string, number[]>;
}

/**
 * How far the clocks of the first and the last server deviate from the middle. A difference of this size must cause no
 * harm.
 */
const apartMs = 1_500;

/**
 * How long a primary goes on without its replica before it dies. A commit that did not wait for the replica is lost
 * then.
 */
const cutOffMs = 300;

/** A round's data before its servers are started. */
export interface ClusterGround {
  folder: string;
  dataDir: string;
  primary: Database;
  replicaData: string;
}

/** @param program of each server, in bench/faults */
export async function openClusterStage(
  { folder, dataDir, primary: first, replicaData }: ClusterGround,
  count: number,
  program = "salon-process.ts",
): Promise<ClusterStage> {
  const began = performance.now();
  const surprises: string[] = [];
  const story: string[] = [];
  const tell = (what: string) => void story.push(`${Math.round(performance.now() - began)} ms: ${what}`);
  const onEnd = (how: string) => surprises.push(how);
  let primary = first;
  let replica: Database | null = await followDatabase(primary, replicaData);
  const pooler = await startPooler(folder, primary.cluster.owner, {
    primary: primary.port,
    replica: replica.port,
  });
  let aheadMs = opening - Date.now();
  const proxyPort = await steadyPort();
  const salonUrl = `http://127.0.0.1:${proxyPort}`;
  const webhookUrl = `${salonUrl}/api/webhooks/stripe`;
  const shared = (ahead: number) => ({ CARDS_DIR: dataDir, CLOCK_AHEAD_MS: String(ahead) });
  const cards = await startChild("card-process.ts", { ...shared(aheadMs), WEBHOOK_URL: webhookUrl }, onEnd);
  const servers: { port: number; apart: number; child: Child | null }[] = [];
  for (let index = 0; index < count; index++) {
    const apart = count === 1 ? 0 : Math.round((index / (count - 1) - 0.5) * 2 * apartMs);
    servers.push({ port: await steadyPort(), apart, child: null });
  }
  const startSalon = async () => {
    for (const server of servers) {
      server.child ??= await startChild(
        program,
        {
          ...shared(aheadMs + server.apart),
          SANDBOX_PORT: String(cards.port),
          HOST: "127.0.0.1",
          PORT: String(server.port),
          PUBLIC_URL: publicUrl,
          DATA_DIR: dataDir,
          DATABASE_URL: pooler.urls.pooled,
          DATABASE_DIRECT_URL: pooler.urls.session,
          DATABASE_READ_URL: pooler.urls.replica,
          DATABASE_CONNECTIONS: "5",
          TRUST_PROXY: "1",
        },
        onEnd,
      );
      // The clock may have been moved while the server started.
      await server.child.moveClock(aheadMs + server.apart);
    }
    tell("all servers are there");
  };
  await startSalon();
  const proxy = await startProxy(
    folder,
    proxyPort,
    servers.map(({ port }) => port),
  );
  const engine = openPatiently(pooler.urls);
  let killed = 0;

  return {
    engine,
    dataDir,
    keys: await keptSandboxKeys(dataDir),
    tokens: createTokens({ secret: await keptSessionSecret(dataDir), issuer: publicUrl }),
    salonUrl,
    cardsUrl: `http://127.0.0.1:${cards.port}`,
    cardsPort: cards.port,
    answers: 0,
    surprises,
    story,
    now: () => Date.now() + aheadMs,
    whenUp: async () => {},
    async pass(ms) {
      tell(`${Math.round(ms / 60_000)} minutes pass`);
      aheadMs += ms;
      await cards.moveClock(aheadMs);
      await Promise.all(servers.map(({ child, apart }) => child?.moveClock(aheadMs + apart)));
    },
    async killSalon() {
      const server = servers[killed++ % count];
      tell(`the server at ${server?.port} is killed`);
      await server?.child?.kill();
      if (server?.child) story.push(...server.child.lines);
      if (server) server.child = null;
    },
    startSalon,
    async restartPooler() {
      tell("the pooler is restarted");
      await pooler.restart();
    },
    async cutConnections() {
      tell("every connection to the database is cut");
      await cutConnections(primary);
    },
    async freezePrimary(pause) {
      tell("the primary freezes");
      await freezeDatabase(primary, pause);
      tell("the primary goes on");
    },
    async failOver() {
      if (!replica) return false;
      tell("the replica hears no more of the primary, which goes on for a moment and is killed");
      await cutOff(replica);
      await pause(cutOffMs);
      await killDatabase(primary);
      await promoteDatabase(replica);
      [primary, replica] = [replica, null];
      await pooler.repoint(primary.port, primary.port);
      tell("the replica is the primary now");
      return true;
    },
    serverUrls: servers.map(({ port }) => `http://127.0.0.1:${port}`),
    processes: () => ({
      proxy: [proxy.pid],
      servers: servers.flatMap(({ child }) => child?.pid ?? []),
      pooler: [pooler.pid()],
      primary: [primary.program.pid],
      replica: replica ? [replica.program.pid] : [],
    }),
    async reconcile() {
      await servers.find(({ child }) => child)?.child?.reconcile();
    },
    async close() {
      await engine.close();
      await proxy.stop();
      for (const { child } of servers) {
        await child?.kill();
        if (child) story.push(...child.lines);
      }
      await cards.kill();
      await pooler.stop();
      if (replica) await killDatabase(replica);
      await killDatabase(primary);
    },
  };
}
