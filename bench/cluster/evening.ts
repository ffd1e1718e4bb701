import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "#contract/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { callSalon, type Reply } from "../faults/calls.ts";
import { createRandom } from "../faults/random.ts";
import { median, networkOf } from "../load.ts";
import { whatVisitorsRead } from "../rows/evening.ts";
import { freeStarts } from "../salon-client.ts";
import type { ClusterStage } from "./stage.ts";

const readsASecond = 400;
const newPagesASecond = 5;
const staffReadsASecond = 10;
const bookingsASecond = 5;
const cancellationsASecond = 0.5;
/** Until each server has its code compiled and keeps all that visitors ask for. */
const warmMs = 15_000;
const quietMs = 20_000;
const busyMs = 30_000;
/** Longer than a statement may take. */
const frozenMs = 20_000;
/** How long the load goes on after the database is back. */
const afterMs = 5_000;
const patienceMs = 60_000;
const horizonMs = 30 * 86_400_000;
const mostSurprises = 5;

/** Requests at a steady pace, however late the answers are. */
interface Load {
  perSecond: number;
  /** @returns null when there was nothing to send */
  send(turn: number): Promise<Sent | null>;
}

interface Sent {
  what: string;
  /** Of the answer, and whether the proxy gave it. */
  status: string;
}

/**
 * Visitors read pages and free hours through the proxy, the same questions again and again: first alone, then while the
 * desk books and cancels, and at last while the database is in trouble. Prints what was answered, and how often a kept
 * answer was found.
 */
export async function playEvening(stage: ClusterStage, staff: Person): Promise<void> {
  const alone = [await visitors(stage), newPages(stage), readsOf(stage, staff)];
  const all = [...alone, ...(await deskOf(stage, staff))];
  await play(alone, () => pause(warmMs));
  await showWithKept(stage, "nobody books", () => play(alone, () => pause(quietMs)));
  await showWithKept(stage, "the desk books", () => play(all, () => pause(busyMs)));
  const troubles: [string, () => Promise<unknown>][] = [
    [`the primary frozen for ${frozenMs / 1000} s`, () => stage.freezePrimary(() => pause(frozenMs))],
    ["every connection cut", () => stage.cutConnections()],
    ["the pooler restarted", () => stage.restartPooler()],
    ["the primary killed and its replica promoted", () => stage.failOver()],
  ];
  for (const [what, happens] of troubles) {
    const until = async () => {
      await happens();
      await pause(afterMs);
    };
    show(what, await play(all, until));
  }
  const surprises = [...new Set(stage.surprises)];
  for (const surprise of surprises.slice(0, mostSurprises)) console.log(`unexpected: ${surprise}`);
}

async function visitors({ salonUrl, now }: ClusterStage): Promise<Load> {
  const services = (await (await fetch(`${salonUrl}/api/services`)).json()) as Answer<"listServices">;
  const paths = whatVisitorsRead(
    services.map(({ _id }) => _id),
    now(),
  );
  // In turn, the proxy would lead each path to only some of the servers.
  const random = createRandom(1);
  return {
    perSecond: readsASecond,
    async send(turn) {
      const path = random.pick(paths);
      const what = path.startsWith("/api/") ? "free hours" : path === "/" ? "home page" : "services page";
      const headers = { "accept-encoding": "br", "x-forwarded-for": networkOf(turn) };
      return { what, status: await statusOf(salonUrl + path, headers) };
    },
  };
}

/** Each with an address of its own, so that no server has kept it. */
function newPages({ salonUrl }: ClusterStage): Load {
  let made = 0;
  return {
    perSecond: newPagesASecond,
    async send() {
      const headers = { "x-forwarded-for": networkOf(made) };
      return { what: "a page made anew", status: await statusOf(`${salonUrl}/?of=${made++}`, headers) };
    },
  };
}

async function statusOf(url: string, headers: Record<string, string>): Promise<string> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) });
    await answer.arrayBuffer();
    return labelOf(answer.status, answer.headers.has("retry-after"));
  } catch {
    return "none";
  }
}

/** The proxy names no time to try again. */
function labelOf(status: number, fromSalon: boolean): string {
  return status === 503 && !fromSalon ? "503 of the proxy" : String(status || "none");
}

const labelOfCall = ({ status, body }: Reply) => labelOf(status, body.code !== undefined);

/** Somebody who is signed in always gets what the database says. */
function readsOf(stage: ClusterStage, staff: Person): Load {
  return {
    perSecond: staffReadsASecond,
    send: async () => ({
      what: "a signed-in read",
      status: labelOfCall(await callSalon(stage, "listServices", staff)),
    }),
  };
}

/** Bookings on the days that visitors look at, and cancellations of some. */
async function deskOf(stage: ClusterStage, staff: Person): Promise<Load[]> {
  const ask = async <Told>(_method: string, path: string): Promise<Told> =>
    (await (await fetch(`${stage.salonUrl}/api${path}`)).json()) as Told;
  const services = await ask<Answer<"listServices">>("GET", "/services");
  const serviceId = services.find(({ service_name }) => service_name === "Threading")?._id ?? "";
  const { masters } = await ask<Answer<"readNextHours">>("GET", `/availability/next?service=${serviceId}`);
  const ids = masters.map(({ masterId }) => masterId);
  const starts = (await freeStarts({ call: ask }, serviceId, ids, stage.now())).filter(
    ({ startsAt }) => Date.parse(startsAt) < stage.now() + horizonMs,
  );
  const random = createRandom(2);
  const booked: string[] = [];
  let guests = 0;
  const book = async (): Promise<Sent | null> => {
    const [start] = starts.splice(random.between(0, starts.length - 1), 1);
    if (!start) return null;
    const number = `019${String(guests++).padStart(8, "0")}`;
    const body = { name: "Evening", number, serviceIds: [serviceId], ...start };
    const answer = await callSalon(stage, "createDeskBooking", staff, { body });
    if (answer.status === 201) booked.push(String(answer.body.insertedId));
    return { what: "a booking", status: labelOfCall(answer) };
  };
  const cancel = async (): Promise<Sent | null> => {
    const id = booked.shift();
    if (id === undefined) return null;
    const answer = await callSalon(stage, "cancelBooking", staff, { params: { id }, body: { by: "salon" } });
    return { what: "a cancellation", status: labelOfCall(answer) };
  };
  return [
    { perSecond: bookingsASecond, send: book },
    { perSecond: cancellationsASecond, send: cancel },
  ];
}

interface Said extends Sent {
  ms: number;
}

/** Sends requests for as long as `work` takes, and waits for all answers. */
async function play(loads: readonly Load[], work: () => Promise<unknown>): Promise<Said[]> {
  const all: Said[] = [];
  let over = false;
  const sendOne = async (load: Load, turn: number) => {
    const began = performance.now();
    const sent = await load.send(turn);
    if (sent) all.push({ ...sent, ms: performance.now() - began });
  };
  const keepOn = async (load: Load) => {
    const began = performance.now();
    const sending: Promise<void>[] = [];
    for (let turn = 0; !over; turn++) {
      sending.push(sendOne(load, turn));
      await pause(Math.max(0, began + ((turn + 1) * 1000) / load.perSecond - performance.now()));
    }
    await Promise.all(sending);
  };
  const worked = work().finally(() => {
    over = true;
  });
  await Promise.all([worked, ...loads.map(keepOn)]);
  return all;
}

function show(phase: string, all: readonly Said[]): void {
  console.log(`\n${phase}:`);
  for (const [what, some] of Map.groupBy(all, (one) => one.what)) {
    const statuses = [...Map.groupBy(some, ({ status }) => status)].map(
      ([status, { length }]) => `${status}: ${length}`,
    );
    const middle = median(some.map(({ ms }) => ms)).toFixed(1);
    console.log(`  ${what.padEnd(18)}${statuses.join(", ")}; p50 ${middle} ms`);
  }
}

async function showWithKept(stage: ClusterStage, phase: string, work: () => Promise<Said[]>): Promise<void> {
  const before = await countKept(stage);
  show(phase, await work());
  const after = await countKept(stage);
  const [hits, misses] = [after.hit - before.hit, after.miss - before.miss];
  console.log(
    `  kept free hours found: ${((hits / (hits + misses)) * 100).toFixed(1)} % of ${hits + misses}`,
  );
}

/** How often all servers have found a kept answer so far, and how often they had to make one. */
async function countKept({ serverUrls }: ClusterStage): Promise<{ hit: number; miss: number }> {
  const counts = { hit: 0, miss: 0 };
  for (const url of serverUrls) {
    const text = await (await fetch(`${url}/api/metrics`)).text();
    for (const found of ["hit", "miss"] as const) {
      const line = new RegExp(`^shiuli_kept_total\\{what="answer",found="${found}"\\} (\\d+)$`, "m");
      counts[found] += Number(line.exec(text)?.[1] ?? Number.NaN);
    }
  }
  return counts;
}
