import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "#scripts/lib/bundle.ts";
import { type Site, startSite } from "#scripts/lib/site.ts";

/** A site with the card sandbox in a separate process. */
export interface SiteBesideCards extends Site {
  /** Where the card form sends the card. */
  cardsUrl: string;
}

/**
 * Starts the salon's server and the card sandbox, each in its own process.
 * @param settings environment variables on top of a demo's
 */
export async function startSiteBesideCards(settings: Record<string, string>): Promise<SiteBesideCards> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-cards-"));
  const cards = fork(join(import.meta.dirname, "card-process.ts"), [folder], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ended = once(cards, "exit");
  const [port] = await once(cards, "message");
  // Bundled like the site itself, so that its start and its memory are the same.
  await bundle("bench/salon-process.ts", "tmp/bench-salon");
  const all = {
    ...settings,
    DATA_DIR: join(folder, "data"),
    CARDS_DIR: folder,
    CARDS_PORT: String(port),
  };
  // The first start creates the salon. The measured start is like every later one.
  await (await startSite(all, "tmp/bench-salon/main.js")).stop();
  const site = await startSite(all, "tmp/bench-salon/main.js");
  cards.send(`${site.url}/api/webhooks/stripe`);
  await once(cards, "message");
  return {
    ...site,
    cardsUrl: `http://127.0.0.1:${port}`,
    async stop() {
      await site.stop();
      cards.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
