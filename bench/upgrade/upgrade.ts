import { fork } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTestDatabase } from "#tests/support/postgres.ts";
import { roundsFolder } from "../faults/ground.ts";
import { unpackFormer } from "./former.ts";
import type { Played } from "./play.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Plays a round with a server of the former release and one of this release, which migrates their database in between.
 * PostgreSQL is at TEST_DATABASE_URL.
 */
export async function tryUpgrade(options: {
  seed: number;
  turns: number;
}): Promise<Played | { missing: string }> {
  const folder = await mkdtemp(join(await roundsFolder(), "shiuli-upgrade-"));
  try {
    const missing = await unpackFormer(folder);
    if (missing) return { missing };
    const database = await createTestDatabase();
    try {
      return await playIn(folder, { ...options, databaseUrl: database.url });
    } finally {
      await database.drop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The former release's own harness plays: it knows which calls its servers have, and what its books must contain. */
async function playIn(
  folder: string,
  { seed, turns, databaseUrl }: { seed: number; turns: number; databaseUrl: string },
): Promise<Played> {
  const own = "bench/upgrade/play.ts";
  await cp(join(root, own), join(folder, own));
  const player = fork(join(folder, own), {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      THIS_RELEASE: root,
      SEED: String(seed),
      TURNS: String(turns),
    },
    silent: true,
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  let printed = "";
  for (const stream of [player.stdout, player.stderr]) {
    stream?.on("data", (text) => {
      printed += text;
    });
  }
  let played: Played | undefined;
  player.on("message", (told: Played) => {
    played = told;
  });
  await once(player, "close");
  if (!played) throw new Error(`The upgrade was not played to its end: ${printed}`);
  return played;
}
