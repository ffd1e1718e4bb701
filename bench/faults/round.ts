import { API_VERSIONS } from "#sandbox/api-version.ts";
import { createReceiver } from "#tests/support/receiver.ts";
import { makeOffers } from "./codes.ts";
import { liveOn } from "./customers.ts";
import { runSalon } from "./desk.ts";
import { runFrontDesk } from "./front-desk.ts";
import type { Ground } from "./ground.ts";
import type { Guest, Promises } from "./guest.ts";
import { readMenu } from "./menu.ts";
import { makePackages, sellFirst } from "./packages.ts";
import { makeProgram, runProgram } from "./programs.ts";
import { createRandom } from "./random.ts";
import { comeToRest } from "./rest.ts";
import { openStage, type Stage } from "./stage.ts";
import { answerTexts, proveNumbers } from "./texts.ts";
import { closeDay, noTill } from "./till.ts";
import { endTrouble, makeTrouble } from "./trouble.ts";
import { judge, type Verdict } from "./verdict.ts";

export interface RoundResult {
  /** What did not hold; empty when everything did. */
  violations: string[];
  story: string[];
  counts: { booked: number; cancelled: number };
  kept: Verdict["kept"];
}

const dayMs = 86_400_000;
/** However slow the machine is, a round's trouble ends after this time. */
const longestMs = 600_000;

/** Plays one round: a salon is in trouble for a while, is left alone until it rests, and is then judged. */
export async function playRound(ground: Ground, seed: number, turns: number): Promise<RoundResult> {
  const plot = await ground.copy();
  try {
    const stage = await openStage(plot, API_VERSIONS[seed % 5 === 0 ? 1 : 0], createRandom(seed).fork(7));
    try {
      return await play(stage, ground, { seed, turns });
    } finally {
      await stage.close();
    }
  } finally {
    await plot.remove();
  }
}

/** @param trouble what goes wrong in the meantime */
export async function play(
  stage: Stage,
  ground: Pick<Ground, "people" | "staff">,
  { seed, turns, trouble = makeTrouble }: { seed: number; turns: number; trouble?: typeof makeTrouble },
): Promise<RoundResult> {
  const random = createRandom(seed);
  const promises = noPromises();
  await makeOffers(stage, ground.staff);
  const menu = await readMenu(stage, ground.staff);
  const receiver = createReceiver();
  await receiver.open();
  const program = await makeProgram(stage, ground.staff, receiver);
  await makePackages(stage, ground.staff, menu.offers);
  await sellFirst(stage, ground.staff, ground.people.slice(0, 4), promises);
  if (stage.texts) await proveNumbers(stage, ground.people);
  const guest = (person: Guest["person"], index: number): Guest => {
    const atDesk = person === ground.staff;
    return { stage, person, random: random.fork(100 + index), menu, promises, member: false, atDesk };
  };
  const owner = guest(ground.staff, 96);
  // Money before the first close is in none.
  await closeDay(owner, -dayMs);
  const end = performance.now() + longestMs;
  const late = () => performance.now() > end;
  let over = false;
  const lives = ground.people.map((person, index) => liveOn(guest(person, index), turns, late));
  const around = [
    runSalon(guest(ground.staff, 99), () => over),
    runFrontDesk(guest(ground.staff, 98), () => over),
    runProgram(guest(ground.staff, 97), program, () => over),
    trouble(stage, random.fork(0), () => over),
    stage.texts && answerTexts(stage, stage.texts, random.fork(8), () => over),
  ];
  await Promise.all(lives).finally(() => {
    over = true;
  });
  await Promise.all(around);
  await endTrouble(stage);
  const restless = await comeToRest(stage).finally(() => receiver.close());
  await closeDay(owner);
  const verdict = await judge(stage, promises);
  const violations = [...restless.map((what) => `it never came to rest: ${what}`), ...stage.surprises];
  return {
    violations: [...violations, ...verdict.violations],
    story: stage.story,
    counts: { booked: promises.booked.size, cancelled: promises.cancelled.size },
    kept: verdict.kept,
  };
}

/** The promises at the start: none. */
export function noPromises(): Promises {
  return {
    booked: new Set(),
    cancelled: new Map(),
    desk: { callers: 0, guests: new Map(), merges: [], notes: new Set(), rows: new Map() },
    gifts: { codes: new Map(), changed: new Map(), sold: new Map(), returned: new Set(), sales: 0 },
    packages: { callers: new Map(), ended: new Set(), sold: new Map(), returned: new Set(), sales: 0 },
    waiting: new Set(),
    till: noTill(),
  };
}
