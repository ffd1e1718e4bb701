import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "#contract/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { callSalon } from "../faults/calls.ts";
import { loadOf } from "../load.ts";
import { childrenOf } from "./pair.ts";
import type { ClusterStage } from "./stage.ts";

const atOnce = 8;
const claims = 400;
const connections = 32;
const readSeconds = 6;
/** How many claims each server makes before measuring starts, so that its code is compiled. */
const warmClaims = 150;
const warmReadSeconds = 3;
const idleMs = 10_000;
const mostRefused = 500;
/** Linux counts CPU time in ticks, this many per second. */
const ticks = 100;

/** What a number of servers did in a second, and how much CPU time each part of the cluster spent per request. */
export interface Work {
  what: string;
  perSecond: number;
  /** Milliseconds of CPU time. */
  cpu: Record<string, number>;
}

/**
 * Loads a cluster in which nothing fails.
 * @param reader a customer: reads of staff are limited by person, not by network
 */
export async function measureLoad(
  stage: ClusterStage,
  { reader, staff }: { reader: Person; staff: Person },
  servers: number,
): Promise<Work[]> {
  const token = await stage.tokens.issueToken(reader, stage.now());
  const headers = { authorization: `Bearer ${token}` };
  const read = { url: `${stage.salonUrl}/api/services`, headers, fromEverywhere: true };
  await loadOf(read, connections, warmReadSeconds * servers);
  await claimHours(stage, staff, (done) => done >= warmClaims * servers);
  const idle = await measureIdle(stage);
  return [
    await measure(stage, idle, "a read by somebody who is signed in", async () => {
      const { perSecond } = await loadOf(read, connections, readSeconds);
      return Math.round(perSecond * readSeconds);
    }),
    await measure(stage, idle, "an hour claimed and given back", () =>
      claimHours(stage, staff, (done) => done >= claims),
    ),
  ];
}

/** Time off is a claim like a booking's: it takes cells in a transaction, and other servers are notified. */
async function claimHours(
  stage: ClusterStage,
  staff: Person,
  isOver: (done: number) => boolean,
): Promise<number> {
  const masters = (await (await fetch(`${stage.salonUrl}/api/masters`)).json()) as Answer<"listMasters">;
  let done = 0;
  let refused = 0;
  const claim = async (worker: number) => {
    for (let turn = 0; !isOver(done) && refused < mostRefused; turn++) {
      const startsAt = new Date(stage.now() + (400 + worker * 100 + (turn % 90)) * 86_400_000);
      startsAt.setUTCHours(6, 0, 0, 0);
      const body = {
        masterId: masters[worker % masters.length]?._id ?? "",
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + 60 * 60_000).toISOString(),
        reason: "Load",
      };
      const made = await callSalon(stage, "createTimeOff", staff, { body });
      const params = { id: String(made.body.insertedId) };
      // When the proxy gives up on its servers, it answers 503. Such a request doesn't count as work.
      const isMade = made.status === 201;
      const ended = isMade && (await callSalon(stage, "deleteTimeOff", staff, { params }));
      if (ended && ended.status === 200) done++;
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => claim(worker)));
  if (refused > done || refused >= mostRefused) throw new Error(`${refused} were refused, and ${done} done.`);
  return done;
}

/** What each part spends per second without any requests. Background rounds run more often here than in production. */
async function measureIdle(stage: ClusterStage): Promise<Record<string, number>> {
  const before = await spent(stage);
  const began = performance.now();
  await pause(idleMs);
  const seconds = (performance.now() - began) / 1000;
  return mapValues(await spent(stage), (part, ms) => (ms - (before[part] ?? 0)) / seconds);
}

async function measure(
  stage: ClusterStage,
  idle: Record<string, number>,
  what: string,
  work: () => Promise<number>,
): Promise<Work> {
  const before = await spent(stage);
  const began = performance.now();
  const done = await work();
  const seconds = (performance.now() - began) / 1000;
  const own = (part: string, ms: number) => ms - (before[part] ?? 0) - (idle[part] ?? 0) * seconds;
  const cpu = mapValues(await spent(stage), (part, ms) => Math.max(0, own(part, ms)) / done);
  return { what, perSecond: done / seconds, cpu };
}

function mapValues(
  all: Record<string, number>,
  change: (key: string, value: number) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(key, value)]));
}

/** CPU time of each part so far. */
async function spent({ processes }: ClusterStage): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const [part, pids] of Object.entries(processes())) {
    all[part] = 0;
    for (const pid of pids) {
      for (const one of [pid, ...(await childrenOf(pid))]) all[part] += await cpuMs(one);
    }
  }
  return all;
}

async function cpuMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name in parentheses may contain spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / ticks;
}

export function showLoad(servers: number, all: readonly Work[]): string {
  return all
    .map(({ what, perSecond, cpu }) => {
      const parts = Object.entries(cpu).map(([part, ms]) => `${part} ${ms.toFixed(2)}`);
      return `${servers} servers, ${what}: ${perSecond.toFixed(0)} a second; ms of a processor each: ${parts.join(", ")}`;
    })
    .join("\n");
}
