import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../faults/random.ts";
import type { Stage } from "../faults/stage.ts";
import { answers, leapInTime, loseWebhooks, upsetProvider } from "../faults/trouble.ts";
import type { Game } from "./chairs.ts";
import type { ClusterStage } from "./stage.ts";

/** For each failover, the time from the primary's death to the first acknowledged write; null when there was none. */
export type Failovers = (number | null)[];

const patienceMs = 20_000;
const written =
  /: (createPaymentIntent|createBooking|moveBooking|cancelBooking|createDeskBooking|createRow) 20[01]/;

/**
 * Causes one failure of the cluster after another, while cards and webhooks fail, the clock jumps and desks compete for
 * the same chairs.
 */
export function clusterTrouble(failovers: Failovers, game: Game) {
  return async (plain: Stage, random: Random, over: () => boolean): Promise<void> => {
    const stage = plain as ClusterStage;
    await Promise.all([
      loseParts(stage, random.fork(1), over, failovers),
      upsetProvider(stage, random.fork(2), over),
      loseWebhooks(stage, random.fork(3), over),
      leapInTime(stage, random.fork(4), over),
      game.play(random.fork(5), over),
    ]);
  };
}

async function loseParts(
  stage: ClusterStage,
  random: Random,
  over: () => boolean,
  failovers: Failovers,
): Promise<void> {
  const failsOver = random.between(1, 3);
  for (let trouble = 1; !over(); trouble++) {
    await answers(stage, random.between(5, 25), over);
    if (over()) return;
    if (trouble === failsOver) await failOver(stage, failovers);
    else {
      await random.choose<() => Promise<void>>([
        [40, () => killAndStart(stage, random)],
        [15, () => stage.restartPooler()],
        [20, () => stage.cutConnections()],
        [25, () => stage.freezePrimary(() => pause(random.between(200, 3_000)))],
      ])();
    }
  }
}

async function killAndStart(stage: ClusterStage, random: Random): Promise<void> {
  await stage.killSalon();
  if (random.chance(0.3)) await stage.killSalon();
  await pause(random.between(0, 500));
  await stage.startSalon();
}

async function failOver(stage: ClusterStage, failovers: Failovers): Promise<void> {
  const began = performance.now();
  if (!(await stage.failOver())) return;
  const from = stage.story.length;
  while (performance.now() - began < patienceMs) {
    if (stage.story.slice(from).some((line) => written.test(line))) {
      failovers.push(performance.now() - began);
      return;
    }
    await pause(10);
  }
  failovers.push(null);
}
