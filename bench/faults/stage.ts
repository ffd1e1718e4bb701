import { once } from "node:events";
import { createServer } from "node:net";
import type { StripeKeys } from "#server/config.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Tokens } from "#server/identity/token.ts";
import { type Child, startChild } from "./child.ts";
import { opening, type Plot, publicUrl } from "./ground.ts";
import type { Random } from "./random.ts";
import { openTextGateway, type TextGateway } from "./text-gateway.ts";

/** A salon's server that may die at any time, the card provider that outlives it, and the clock that both share. */
export interface Stage {
  engine: Engine;
  dataDir: string;
  keys: StripeKeys;
  tokens: Tokens;
  salonUrl: string;
  cardsUrl: string;
  cardsPort: number;
  /** Sends its texts. Without a gateway, texts are written to files. */
  texts?: TextGateway;
  /** The time of the salon and the card provider, in milliseconds since the epoch. */
  now(): number;
  /** Moves both clocks ahead. */
  pass(ms: number): Promise<void>;
  killSalon(): Promise<void>;
  /** Starts the server again on the same data. */
  startSalon(): Promise<void>;
  /** Waits while the server is dead, as people do who reload a page. */
  whenUp(): Promise<void>;
  /** Makes the salon reconcile its books with the provider's list now. */
  reconcile(): Promise<void>;
  /** The number of answers so far. It sets the pace of a round, however slow the machine is. */
  answers: number;
  /** Things that should not have happened during the round. Each is a violation. */
  surprises: string[];
  /** What has happened in the round so far, for investigating a violation. */
  story: string[];
  close(): Promise<void>;
}

/**
 * A free port that stays free while its server is dead. It lies below those that the system gives to outgoing
 * connections. The search starts at a random port, since rounds run in parallel.
 */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const server = createServer();
    const free = once(server, "listening").then(() => true);
    server.listen(port, "127.0.0.1");
    if (!(await free.catch(() => false))) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}

/**
 * Starts the cards, a gateway of texts and the salon on a plot.
 * @param accountVersion the API version in which the provider renders its events
 * @param random for the gateway
 */
export async function openStage(plot: Plot, accountVersion: string, random: Random): Promise<Stage> {
  const began = performance.now();
  const surprises: string[] = [];
  const story: string[] = [];
  const onEnd = (how: string) => surprises.push(how);
  const port = await steadyPort();
  const salonUrl = `http://127.0.0.1:${port}`;
  let aheadMs = opening - Date.now();
  const shared = () => ({ CARDS_DIR: plot.dataDir, CLOCK_AHEAD_MS: String(aheadMs) });
  const webhookUrl = `${salonUrl}/api/webhooks/stripe`;
  const cards = await startChild(
    "card-process.ts",
    { ...shared(), WEBHOOK_URL: webhookUrl, ACCOUNT_VERSION: accountVersion },
    onEnd,
  );
  const now = () => Date.now() + aheadMs;
  const tellsAt = `${publicUrl}/api/webhooks/texts`;
  const texts = await openTextGateway({ random, salonUrl, tellsAt, now, story });
  const startSalon = () =>
    startChild(
      "salon-process.ts",
      {
        ...shared(),
        SANDBOX_PORT: String(cards.port),
        HOST: "127.0.0.1",
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        TEXTS_ORIGIN: texts.origin,
        DATA_DIR: plot.dataDir,
        ...(plot.databaseUrl && { DATABASE_URL: plot.databaseUrl }),
      },
      onEnd,
    );
  const tell = (what: string) => story.push(`${Math.round(performance.now() - began)} ms: ${what}`);
  let salon: Child | null = await startSalon();
  let up = Promise.resolve();
  let nowUp = () => {};
  const engine = plot.open();

  return {
    engine,
    dataDir: plot.dataDir,
    keys: plot.keys,
    tokens: plot.tokens,
    salonUrl,
    cardsUrl: `http://127.0.0.1:${cards.port}`,
    cardsPort: cards.port,
    texts,
    answers: 0,
    surprises,
    story,
    now,
    whenUp: () => up,
    async pass(ms) {
      tell(`${Math.round(ms / 60_000)} minutes pass`);
      aheadMs += ms;
      await Promise.all([cards.moveClock(aheadMs), salon?.moveClock(aheadMs)]);
    },
    async killSalon() {
      tell("the server is killed");
      up = new Promise((done) => {
        nowUp = done;
      });
      await salon?.kill();
      texts.deaths.push(Date.now());
      if (salon) story.push(...salon.lines);
      salon = null;
    },
    async startSalon() {
      salon ??= await startSalon();
      // The clock may have been moved while the server started.
      await salon.moveClock(aheadMs);
      nowUp();
      tell("the server is back");
    },
    async reconcile() {
      await salon?.reconcile();
    },
    async close() {
      await engine.close();
      await salon?.kill();
      if (salon) story.push(...salon.lines);
      await cards.kill();
      texts.close();
    },
  };
}
