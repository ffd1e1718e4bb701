import { setTimeout as pause } from "node:timers/promises";
import type { Person } from "#tests/support/people.ts";
import { callSalon } from "./calls.ts";
import type { Random } from "./random.ts";
import type { Stage } from "./stage.ts";
import type { TextGateway } from "./text-gateway.ts";
import { answers } from "./trouble.ts";

/** How many customers verify a number. The last one is still notified by mail. */
const proving = 6;
const patienceMs = 60_000;

/**
 * Makes customers verify their numbers by the code that they receive, and choose texts. Nothing fails at this point.
 */
export async function proveNumbers(stage: Stage, people: readonly Person[]): Promise<void> {
  for (const [index, person] of people.slice(0, proving).entries()) {
    const mobile = `0171000000${index}`;
    await done(stage, "updateMe", person, { phone: mobile });
    await done(stage, "sendMobileCode", person, { mobile });
    await done(stage, "proveMobile", person, { code: await codeTo(stage, `+88${mobile}`) });
    if (index < proving - 1) await done(stage, "updateMe", person, { toldBy: "sms" });
  }
}

async function done(
  stage: Stage,
  name: "updateMe" | "sendMobileCode" | "proveMobile",
  person: Person,
  body: object,
) {
  const { status } = await callSalon(stage, name, person, { body });
  if (status !== 200 && status !== 201) throw new Error(`${name} of ${person.name} was answered ${status}.`);
}

async function codeTo({ texts }: Stage, number: string): Promise<string> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const code = texts?.taken.find((text) => text.number === number)?.text.match(/\d{6}/)?.[0];
    if (code) return code;
    await pause(20);
  }
  throw new Error(`No code reached ${number}.`);
}

/** Readers of texts answer STOP and START. The gateway repeats some replies, while it fails in every way. */
export async function answerTexts(
  stage: Stage,
  texts: TextGateway,
  random: Random,
  over: () => boolean,
): Promise<void> {
  texts.isInTrouble = true;
  while (!over()) {
    await answers(stage, random.between(10, 40), over);
    // The first texts were codes.
    const numbers = [...new Set(texts.taken.slice(proving).map(({ number }) => number))];
    if (numbers.length === 0) continue;
    const number = random.pick(numbers);
    const before = texts.answers.filter((one) => one.number === number);
    const hasStopped = before.at(-1)?.wants === "stop";
    if (before.length > 0 && random.chance(0.3)) await texts.repeat(random.pick(before));
    else await texts.answer(number, random.chance(hasStopped ? 0.8 : 0.1) ? "start" : "stop");
  }
  texts.isInTrouble = false;
}
