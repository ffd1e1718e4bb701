/**
 * `npm run bench:money`: the time and the memory of `npm run money:check`, compared with a salon that has a thousandth
 * of the bookings. The card provider is the sandbox. It lists its payments as Stripe does, a hundred at a time, and
 * runs in the process of the check. Arguments: `postgres` for that engine, and a number of bookings other than a
 * million. It passes no judgement.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { moneyCheckFlags, root, serverMemory } from "#scripts/lib/toolchain.mjs";
import { openEngine } from "#server/boot/open-engine.ts";
import { readConfig } from "#server/config.ts";
import { purchaseKey } from "#server/payments/stripe-money.ts";
import { fillSalon } from "./fill-salon.ts";
import { memoryOf } from "./memory.ts";
import { printTable } from "./table.ts";

const sampleMs = 100;
const paymentsAtOnce = 5_000;
const words = process.argv.slice(2);
const bookings = Number(words.find((word) => /^\d+$/.test(word)) ?? 1_000_000);

const postgres = words.includes("postgres") ? await startPostgres({ durable: true }) : undefined;
if (postgres && "missing" in postgres) throw new Error(postgres.missing);
const small = await measure(Math.max(100, Math.round(bookings / 1000)), postgres?.url);
const large = await measure(bookings, postgres?.url);
await postgres?.stop();
console.log(
  `\nNode ${process.version}, ${postgres ? "PostgreSQL" : "SQLite"}, ${bookings.toLocaleString("en")} bookings; the reference is a thousandth of them\n`,
);
printTable([
  {
    what: "memory of the money's check, at most",
    ours: `${Math.round(large.peak / 1024)} MB`,
    reference: `${Math.round(small.peak / 1024)} MB`,
    ratio: large.peak / small.peak,
    aim: "≤ 200 MB",
  },
  {
    what: "its time",
    ours: `${large.seconds.toFixed(1)} s`,
    reference: `${small.seconds.toFixed(1)} s`,
    ratio: large.seconds / small.seconds,
    aim: "",
  },
]);

/** @returns how long the check took, and the peak memory in kilobytes */
async function measure(
  size: number,
  postgresUrl: string | undefined,
): Promise<{ seconds: number; peak: number }> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-money-"));
  const settings = await fillSalon(folder, { bookings: size, postgresUrl });
  await payAtProvider(settings, folder);
  const began = performance.now();
  const check = spawn(process.execPath, [...moneyCheckFlags, "server/money-cli.ts"], {
    cwd: root,
    env: { ...process.env, ...serverMemory, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  check.stdout.on("data", (chunk) => (said += chunk));
  const ended = new Promise((resolve) => check.once("close", resolve));
  let peak = 0;
  while (check.exitCode === null) {
    peak = Math.max(peak, await memoryOf({ pid: check.pid ?? 0 }).catch(() => 0));
    await pause(sampleMs);
  }
  await ended;
  const seconds = (performance.now() - began) / 1000;
  if (check.exitCode !== 0) throw new Error(`The money of ${size} bookings: ${said.slice(0, 500)}`);
  await rm(folder, { recursive: true, force: true });
  return { seconds, peak };
}

/** Adds the filled-in payments and refunds to the sandbox, which already knows the demo's own. */
async function payAtProvider(settings: Record<string, string>, folder: string): Promise<void> {
  const engine = await openEngine(readConfig(settings), folder);
  const provider = new DatabaseSync(join(folder, "sandbox.db"));
  const insert = provider.prepare("insert into objects (id, kind, created, body) values (?, ?, ?, ?)");
  const add = (id: string, kind: string, created: number, rest: object) =>
    insert.run(id, kind, created, JSON.stringify({ id, object: kind, created, ...rest }));
  provider.exec("begin");
  for (let after = ""; ; ) {
    const payments = await engine.read
      .selectFrom("payments")
      .leftJoin("refunds", "refunds.payment_id", "payments.id")
      .select(["payments.id", "intent_id", "purchase_id", "payments.amount_cents", "payments.created_at"])
      .select(["provider_refund_id", "refunds.amount_cents as back_cents"])
      .where("payments.id", "like", "y-%")
      .where("payments.id", ">", after)
      .orderBy("payments.id")
      .limit(paymentsAtOnce)
      .execute();
    const last = payments.at(-1);
    if (!last) break;
    after = last.id;
    for (const { id, intent_id, purchase_id, amount_cents, created_at, ...refund } of payments) {
      const created = Math.floor(created_at / 1000);
      const common = { currency: "usd", payment_intent: intent_id, status: "succeeded" };
      const taken = { amount: amount_cents, amount_captured: amount_cents };
      add(`ch_${id}`, "charge", created, { ...common, ...taken, metadata: { [purchaseKey]: purchase_id } });
      const { provider_refund_id, back_cents } = refund;
      if (provider_refund_id)
        add(provider_refund_id, "refund", created, { ...common, amount: back_cents, metadata: {} });
    }
  }
  provider.exec("commit");
  provider.close();
  await engine.close();
}
