import { setTimeout as pause } from "node:timers/promises";
import { openPaymentStates } from "#domain/payment-states.ts";
import type { Person } from "#tests/support/people.ts";
import { until } from "#tests/support/until.ts";
import { callCards, callSalon } from "../faults/calls.ts";
import { readMenu } from "../faults/menu.ts";
import { payByCard } from "../salon-client.ts";
import type { ClusterStage } from "./stage.ts";

/** With nine customers, more than a round of the sweep looks at. */
const intentsEach = 12;
const countedMs = 60_000;
/** After this time nobody comes back for a payment. */
const laterMs = 2 * 3_600_000;
const most = 1_000_000;
/** It begins to count once webhooks of before are heard and no call has come for a moment, or after a minute. */
const lookEveryMs = 5_000;
const mostLooks = 12;

/**
 * Prints how often servers without visitors ask the card provider, by the provider's own count, once customers have
 * given up most of their intents and paid the rest.
 */
export async function countQuestions(
  stage: ClusterStage,
  { staff, people }: { staff: Person; people: readonly Person[] },
): Promise<void> {
  const { offers } = await readMenu(stage, staff);
  for (const [index, person] of people.entries()) {
    const offer = offers[index % offers.length];
    for (const [turn, startsAt] of (offer?.starts ?? []).slice(0, intentsEach + 1).entries()) {
      const visit = { serviceIds: [offer?.serviceId], masterId: "any", startsAt };
      const body = { price: offer?.price, ...visit, name: person.name, number: "01700000001" };
      const held = await callSalon(stage, "createPaymentIntent", person, { body });
      if (held.status !== 200) continue;
      if (turn === intentsEach)
        await payByCard(stage.cardsUrl, stage.keys.publishableKey, String(held.body.clientSecret));
      else
        await callSalon(stage, "releasePurchase", person, { params: { id: String(held.body.purchaseId) } });
    }
  }
  await stage.pass(laterMs);
  const states = await until("payments to end", async () => {
    const counts = await countStates(stage);
    return openPaymentStates.some((state) => counts.has(state)) ? null : counts;
  });
  await callCards(stage, "POST", "/test_helpers/sandbox/webhooks/flush");
  // The sandbox counts calls down that meet a fault. Without a delay, this one does no harm.
  for (const path of ["GET /v1/payment_intents/*", "*"]) {
    const counter = { kind: "slow", delay_ms: "0", times: String(most), path };
    await callCards(stage, "POST", "/test_helpers/sandbox/faults", counter);
  }
  let before = await countCalls(stage);
  for (let looks = 0; looks < mostLooks; looks++) {
    await pause(lookEveryMs);
    const now = await countCalls(stage);
    if (now.all === before.all) break;
    before = now;
  }
  await pause(countedMs);
  const after = await countCalls(stage);
  const had = [...states].map(([state, count]) => `${count} ${state}`).join(", ");
  const perSecond = (count: number) => ((count * 1000) / countedMs).toFixed(2);
  console.log(
    `\n${stage.serverUrls.length} servers with nothing to do, payments: ${had}. Questions to the card provider about intents: ${perSecond(after.aboutIntents - before.aboutIntents)} a second; calls in all: ${perSecond(after.all - before.all)} a second.`,
  );
}

async function countCalls(stage: ClusterStage): Promise<{ aboutIntents: number; all: number }> {
  const { body } = await callCards(stage, "GET", "/test_helpers/sandbox/faults");
  const [aboutIntents = 0, others = 0] = (body.data as { times: number }[]).map(({ times }) => most - times);
  return { aboutIntents, all: aboutIntents + others };
}

async function countStates({ engine }: ClusterStage): Promise<Map<string, number>> {
  const rows = await engine.read
    .selectFrom("payments")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}
