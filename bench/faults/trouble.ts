import { setTimeout as pause } from "node:timers/promises";
import { callCards } from "./calls.ts";
import type { Random } from "./random.ts";
import type { Stage } from "./stage.ts";

const calls = [
  "*",
  "POST /v1/payment_intents",
  "GET /v1/payment_intents*",
  "POST /v1/payment_intents/*",
  "POST /v1/refunds",
  "GET /v1/refunds*",
  "GET /v1/disputes*",
];
const events = ["*", "payment_intent.succeeded", "charge.*", "refund.*", "radar.*"];
const minuteMs = 60_000;

/**
 * Everything that goes wrong in a round, all at once: the server dies, the provider fails, webhooks get lost, the clock
 * jumps.
 */
export async function makeTrouble(stage: Stage, random: Random, over: () => boolean): Promise<void> {
  await Promise.all([
    killAgainAndAgain(stage, random.fork(1), over),
    upsetProvider(stage, random.fork(2), over),
    loseWebhooks(stage, random.fork(3), over),
    leapInTime(stage, random.fork(4), over),
  ]);
}

async function killAgainAndAgain(stage: Stage, random: Random, over: () => boolean): Promise<void> {
  for (let kills = random.between(1, 4); kills > 0 && !over(); kills--) {
    await answers(stage, random.between(4, 40), over);
    await stage.killSalon();
    await pause(random.between(0, 200));
    await stage.startSalon();
  }
}

export async function upsetProvider(stage: Stage, random: Random, over: () => boolean): Promise<void> {
  while (!over()) {
    await answers(stage, random.between(1, 5), over);
    await breakOnce(stage, {
      kind: random.choose([
        [30, "slow"],
        [30, "error"],
        [30, "cut"],
        [10, "lock_timeout"],
      ]),
      path: random.pick(calls),
      when: random.pick(["before", "after"]),
      times: String(random.between(1, 4)),
      delay_ms: String(random.between(20, 600)),
      status: random.pick(["500", "502", "503", "429"]),
    });
  }
}

export async function loseWebhooks(stage: Stage, random: Random, over: () => boolean): Promise<void> {
  while (!over()) {
    await answers(stage, random.between(1, 5), over);
    await breakOnce(stage, {
      kind: random.pick(["webhook_drop", "webhook_duplicate", "webhook_delay"]),
      event: random.pick(events),
      times: String(random.between(1, 4)),
      delay_ms: String(random.chance(0.2) ? random.between(1, 6) * 60 * minuteMs : random.between(50, 1_500)),
    });
  }
}

export async function leapInTime(stage: Stage, random: Random, over: () => boolean): Promise<void> {
  for (let leaps = random.between(0, 2); leaps > 0 && !over(); leaps--) {
    await answers(stage, random.between(4, 50), over);
    await stage.pass(random.pick([1, 3, 11, 16]) * minuteMs);
  }
}

/**
 * Waits until the salon has answered `count` more calls, and a moment longer, so that it stops in the middle of other
 * calls.
 */
export async function answers(stage: Stage, count: number, over: () => boolean): Promise<void> {
  const enough = stage.answers + count;
  while (stage.answers < enough && !over()) await pause(5);
  await pause(count);
}

async function breakOnce(stage: Stage, fault: Record<string, string>): Promise<void> {
  stage.story.push(`fault: ${Object.values(fault).join(" ")}`);
  await callCards(stage, "POST", "/test_helpers/sandbox/faults", fault);
}

/** Lets the provider work again. */
export async function endTrouble(stage: Stage): Promise<void> {
  await callCards(stage, "DELETE", "/test_helpers/sandbox/faults");
  await stage.startSalon();
}
