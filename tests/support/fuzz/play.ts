import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { openShift } from "#tests/support/fuzz/ground.ts";
import { createKnown, type Known } from "#tests/support/fuzz/known.ts";
import { draw, type FuzzRequest, type Operation, operationsOf } from "#tests/support/fuzz/requests.ts";
import { createDice, type Dice } from "#tests/support/fuzz/schema-values.ts";
import { createJudge, type FuzzAnswer, type Judge } from "#tests/support/fuzz/verdict.ts";
import { addPerson, type Person, tokenOf } from "#tests/support/people.ts";
import { seeded } from "#tests/support/random.ts";
import type { TestSalon } from "#tests/support/salon.ts";

type Role = "visitor" | "customer" | "staff" | "admin";
/** Admins come most often because they may do the most. What a role may not do is always refused in the same way. */
const roles: readonly Role[] = ["visitor", "customer", "customer", "staff", "admin", "admin", "admin"];

/** How many requests run at the same time. */
const together = 3;
/** After this many requests, the people are replaced and the salon's settings are reset. */
const shift = 150;

export interface FuzzOptions {
  seed: number;
  requests: number;
  /** The time limit, in milliseconds from now. */
  withinMs: number;
}

export interface FuzzResult {
  /** How many requests were made. */
  made: number;
  /** How many requests of each operation succeeded. */
  done: Map<string, number>;
  /** What was wrong, each with its request. */
  faults: string[];
}

/** Sends random operations of /api/openapi.json from a seed, as every role, and judges the answers. */
export async function playFuzz(
  salon: TestSalon,
  { seed, requests, withinMs }: FuzzOptions,
): Promise<FuzzResult> {
  const openApi = (await salon.server.inject({ url: "/api/openapi.json" })).json();
  const operations = operationsOf(openApi);
  const dice = createDice(seeded(seed));
  const judge = createJudge(openApi.components.schemas);
  const known = createKnown();
  const result: FuzzResult = { made: 0, done: new Map(), faults: [] };
  const until = Date.now() + withinMs;
  const owner = await addPerson(salon, { role: "admin" });
  const settings = await call(salon, "readSalonSettings", {}, owner);
  let people = await openShift(salon, known, settings);
  for (let shifts = 1; result.made < requests && Date.now() < until; ) {
    if (result.made >= shifts * shift) {
      shifts++;
      people = await openShift(salon, known, settings);
    }
    const drawn = Array.from({ length: together }, () => {
      const role = dice.pick(roles);
      const operation = pickOperation(dice, operations, result.done);
      return { role, request: draw(dice, operation, known), address: addressOf(dice) };
    });
    const answers = await Promise.all(
      drawn.map(({ role, request, address }) => send(salon, request, people[role], address)),
    );
    for (const [index, { role, request }] of drawn.entries()) {
      await note(salon, { role, request, judge, known, dice }, answers[index], result);
    }
    salon.clock.advance(minutes(0.5));
  }
  return result;
}

/** Picks operations that have never succeeded more often: their prerequisites may exist by now. */
function pickOperation(dice: Dice, operations: Operation[], done: FuzzResult["done"]): Operation {
  const undone = operations.filter(({ operationId }) => !done.has(operationId));
  return dice.pick(undone.length > 0 && dice.chance(0.5) ? undone : operations);
}

async function note(
  salon: TestSalon,
  about: { role: Role; request: FuzzRequest; judge: Judge; known: Known; dice: Dice },
  answer: FuzzAnswer | undefined,
  result: FuzzResult,
): Promise<void> {
  const { role, request, judge, known, dice } = about;
  const { operation } = request;
  if (!answer) throw new Error("Every request has its answer.");
  const fault = judge(operation, answer);
  if (fault) result.faults.push(describe(result.made, role, request, fault, salon.bugs.at(-1)));
  result.made++;
  if (answer.status >= 400) return;
  result.done.set(operation.operationId, (result.done.get(operation.operationId) ?? 0) + 1);
  if (!answer.type.startsWith("application/json")) return;
  const body = JSON.parse(answer.text);
  known.learn(operation, body);
  if (body?.clientSecret && dice.chance(0.7))
    known.add("payments", (await pay(salon, body.clientSecret)).intentId);
}

function describe(
  at: number,
  role: Role,
  request: FuzzRequest,
  fault: string,
  bug: Error | undefined,
): string {
  const { operation, url, payload } = request;
  const sent = payload === undefined ? "" : ` ${String(payload).slice(0, 600)}`;
  return `#${at} ${operation.operationId} as ${role}: ${fault}\n  ${operation.method} ${url}${sent}\n  ${bug?.stack ?? ""}`;
}

async function send(
  salon: TestSalon,
  { operation, url, contentType, payload }: FuzzRequest,
  person: Person | null,
  remoteAddress: string,
): Promise<FuzzAnswer> {
  const answer = await salon.server.inject({
    method: operation.method as "GET",
    url,
    remoteAddress,
    headers: {
      ...(person && { authorization: `Bearer ${await tokenOf(salon, person)}` }),
      ...(contentType && { "content-type": contentType }),
    },
    ...(payload !== undefined && { payload }),
  });
  return {
    status: answer.statusCode,
    type: String(answer.headers["content-type"] ?? ""),
    text: answer.body,
  };
}

/** Limits count per network, so visitors come from many networks. */
function addressOf(dice: Dice): string {
  return `10.${dice.below(250)}.${dice.below(250)}.${dice.below(250)}`;
}
