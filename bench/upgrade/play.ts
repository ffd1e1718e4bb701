/**
 * Runs in the folder of the former release, with its moves and its judge. Fills a salon, starts a server of that
 * release, then one of this release on the same database, and plays a round with calls that go to both in turns.
 * Reports the result to its parent.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Answer } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { keptSandboxKeys, keptSessionSecret } from "#server/boot/secrets.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { createTokens } from "#server/identity/token.ts";
import { callSalon } from "../faults/calls.ts";
import { type Child, startChild } from "../faults/child.ts";
import { fillGround, opening, publicUrl, roundsFolder } from "../faults/ground.ts";
import { play } from "../faults/round.ts";
import { type Stage, steadyPort } from "../faults/stage.ts";

export interface Played {
  /** Every violation, refused journey and error, as a sentence. */
  violations: string[];
  story: string[];
  /** How many migrations the former release knew, and how many there were when both served. */
  steps: { former: number; now: number };
  /** How many calls each has answered successfully. */
  done: { former: number; now: number };
  counts: { booked: number; cancelled: number };
}

type Release = "former" | "now";

const { DATABASE_URL = "", THIS_RELEASE = "", SEED = "1", TURNS = "3" } = process.env;
const dayMs = 86_400_000;
const surprises: string[] = [];
const story: string[] = [];
const done = { former: 0, now: 0 };
const dataDir = await mkdtemp(join(await roundsFolder(), "shiuli-salon-"));
const ground = await fillGround(dataDir, DATABASE_URL);
const engine = openPostgres(DATABASE_URL, { connections: 2 });
const countSteps = async () => (await engine.read.selectFrom("migrations").select("name").execute()).length;
const formerSteps = await countSteps();

let aheadMs = opening - Date.now();
const ports: Record<Release, number> = { former: await steadyPort(), now: await steadyPort() };
const onEnd = (how: string) => surprises.push(how);
const shared = { CARDS_DIR: dataDir, CLOCK_AHEAD_MS: String(aheadMs) };
const webhooks = { WEBHOOK_URL: `http://127.0.0.1:${ports.former}/api/webhooks/stripe` };
const cards = await startChild("card-process.ts", { ...shared, ...webhooks }, onEnd);
const servers: Record<Release, Child> = { former: await start("former"), now: await startThisRelease() };

/** Which server gets the next call; null to alternate. */
let asked: Release | null = null;
let turn = 0;
const stage: Stage = {
  engine,
  dataDir,
  keys: await keptSandboxKeys(dataDir),
  tokens: createTokens({ secret: await keptSessionSecret(dataDir), issuer: publicUrl }),
  get salonUrl() {
    const release = asked ?? (turn++ % 2 === 0 ? "former" : "now");
    done[release]++;
    return `http://127.0.0.1:${ports[release]}`;
  },
  cardsUrl: `http://127.0.0.1:${cards.port}`,
  cardsPort: cards.port,
  answers: 0,
  surprises,
  story,
  now: () => Date.now() + aheadMs,
  async pass(ms) {
    aheadMs += ms;
    await Promise.all([cards, servers.former, servers.now].map((one) => one.moveClock(aheadMs)));
  },
  killSalon: async () => {},
  startSalon: async () => {},
  whenUp: async () => {},
  reconcile: () => servers.now.reconcile(),
  close: async () => {},
};
const steps = { former: formerSteps, now: await countSteps() };
const refused = [...(await journey("former", "now")), ...(await journey("now", "former"))];
const { violations, counts } = await play(stage, ground, {
  seed: Number(SEED),
  turns: Number(TURNS),
  // Two releases side by side are trouble enough.
  trouble: async () => {},
});
const played: Played = {
  violations: [...refused, ...violations, ...listErrors()],
  story,
  steps,
  done,
  counts,
};
await engine.close();
for (const one of [servers.former, servers.now, cards]) await one.kill();
await rm(dataDir, { recursive: true, force: true });
process.send?.(played, () => process.exit(0));

function start(release: Release): Promise<Child> {
  const settings = { SANDBOX_PORT: String(cards.port), HOST: "127.0.0.1", PUBLIC_URL: publicUrl };
  const own = { PORT: String(ports[release]), DATA_DIR: dataDir, DATABASE_URL };
  return startChild("salon-process.ts", { ...shared, ...settings, ...own }, onEnd);
}

/** A child starts in the folder of this process. */
async function startThisRelease(): Promise<Child> {
  const here = process.cwd();
  process.chdir(THIS_RELEASE);
  const child = await start("now");
  process.chdir(here);
  return child;
}

/** A visit that one release books and cancels and the other moves. @returns what was refused */
async function journey(one: Release, other: Release): Promise<string[]> {
  const wrong: string[] = [];
  // The former release's helper for calls may do less than this release's.
  const ask = async <Name extends CallName>(release: Release, name: Name, sent: object) => {
    asked = release;
    const reply = await callSalon(stage, name, ground.staff, sent);
    const { status, body }: { status: number; body: unknown } = reply;
    asked = null;
    if (status !== 200 && status !== 201)
      wrong.push(`${name} at ${release}: ${status} ${JSON.stringify(body)}`);
    return body as Answer<Name>;
  };
  const services = (await (await fetch(`${stage.salonUrl}/api/services`)).json()) as Answer<"listServices">;
  const service = services.find(({ service_name }) => service_name === "Threading")?._id ?? "";
  const day = new Date(stage.now() + 20 * dayMs).toISOString().slice(0, 10);
  const query = { service, master: "any", from: day, to: day };
  const { days } = await ask(one, "readAvailability", { query });
  const starts = days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  const order = { name: "Walk-in", number: "01800000009", serviceIds: [service], masterId: "any" };
  const made = await ask(one, "createDeskBooking", { body: { ...order, startsAt: starts.at(0) } });
  const params = { id: String(made.insertedId) };
  await ask(other, "moveBooking", { params, body: { startsAt: starts.at(-1), masterId: "any" } });
  await ask(one, "cancelBooking", { params, body: { by: "salon" } });
  return wrong;
}

/** Nothing has failed here, so no log may report an error, except for timeouts on a busy machine. */
function listErrors(): string[] {
  const logged = Object.entries(servers).flatMap(([release, { lines }]) =>
    lines.filter((line) => !line.includes("DatabaseAway")).map((line) => `${release} wrote: ${line}`),
  );
  return logged;
}
