import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { mostAttempts } from "#domain/deliveries.ts";
import { callCards } from "./calls.ts";
import type { Stage } from "./stage.ts";

const minuteMs = 60_000;
/**
 * In minutes. These go past immediate checks, holds, unclaimed money, idle intents, a day's silence and every retry
 * delay.
 */
const leaps = [3, 12, 16, 62, 25 * 60, 2 * 60];
const patienceMs = 600_000;
/** What has not changed for so long waits for time to pass, such as a bank's decision about an hour that is held. */
const calmMs = 20_000;

/** Fixes everything and lets time pass until nothing is left to do. @returns what never came to rest */
export async function comeToRest(stage: Stage): Promise<string[]> {
  let left: string[] = [];
  for (const [index, leap] of leaps.entries()) {
    await stage.pass(leap * minuteMs);
    await callCards(stage, "POST", "/test_helpers/sandbox/webhooks/flush");
    await stage.reconcile();
    const isLast = index === leaps.length - 1;
    left = await workOff(() => unfinished(stage), { calmMs: isLast ? patienceMs : calmMs, patienceMs });
    if (stage.surprises.length > 0) return left;
  }
  return left;
}

/**
 * Waits until nothing is left to do, or what is left has stayed the same for a time. Work that only makes more work is
 * given up in the end.
 * @returns what is left
 */
export async function workOff(
  ask: () => Promise<string[]>,
  most: { calmMs: number; patienceMs: number },
): Promise<string[]> {
  const end = performance.now() + most.patienceMs;
  let left = await ask();
  let since = performance.now();
  while (left.length > 0 && performance.now() < Math.min(since + most.calmMs, end)) {
    await pause(80);
    const now = await ask();
    if (now.join() !== left.join()) since = performance.now();
    left = now;
  }
  return left;
}

/** Work that is due now and not done. While a bank challenges a customer, the hour is held for ten more minutes. */
async function unfinished(stage: Stage): Promise<string[]> {
  const now = stage.now();
  const { rows } = await sql<{ what: string }>`
    select 'queued: ' || kind || ' ' || cause || ' ' || coalesce(last_error, '') as what from outbox
      where done_at is null and run_at <= ${now} and locked_until <= ${now} and attempts < ${mostAttempts}
    union all
    select 'held: ' || id || ' ' || state from holds
      where state in ('active', 'expiring') and ends_at <= ${now - 11 * minuteMs}
    union all
    select 'unpaid: ' || id || ' ' || state from payments
      where state in ('creating', 'open', 'processing') and created_at <= ${now - 61 * minuteMs}
    union all
    select 'never ended: ' || kind || ' ' || id from purchases
      where state = 'open' and created_at <= ${now - 61 * minuteMs}
    union all
    select 'unclaimed: ' || payments.id from payments join purchases on purchases.id = payments.purchase_id
      where purchases.state in ('open', 'released') and payments.state = 'succeeded'
      and payments.updated_at <= ${now - 16 * minuteMs}
  `.execute(stage.engine.read);
  const unheard = stage.texts?.unheard() ? ["the gateway of texts has not been heard"] : [];
  return [...rows.map(({ what }) => what), ...unheard, ...(await undelivered(stage))];
}

async function undelivered(stage: Stage): Promise<string[]> {
  const { body } = await callCards(stage, "GET", "/test_helpers/sandbox/webhooks");
  const rows = (body.data ?? []) as { event_id: string; state: string; due: number }[];
  return rows
    .filter(({ state, due }) => state === "waiting" && due <= stage.now())
    .map(({ event_id }) => `webhook: ${event_id}`);
}
