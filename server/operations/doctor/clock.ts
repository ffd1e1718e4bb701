import { worryingMs } from "#domain/time/clock-away.ts";
import type { Config } from "#server/config.ts";
import { askForTime } from "#server/database/engines/database-clock.ts";
import { askPostgres } from "#server/operations/doctor/ask-postgres.ts";
import { type Finding, failure, warning, well } from "#server/operations/doctor/finding.ts";

const about = "Clock";
const patienceMs = 8_000;
/** Webhook signatures are refused after five minutes. Sign-in tokens allow less. */
const tolerableSeconds = 30;
/** An address whose response has a Date header, precise to the second. */
const timeTeller = "https://api.stripe.com/healthcheck";

/** Compares this machine's clock with that of the database, or with Stripe's if cards go there. */
export async function examineClock({ databaseUrl, stripe }: Config): Promise<Finding[]> {
  const seconds = databaseUrl
    ? await secondsAhead(() => askDatabase(databaseUrl))
    : stripe
      ? await secondsAhead(askStripe)
      : undefined;
  if (seconds === undefined) {
    return [well(about, `It is ${new Date().toISOString()} here; there is nothing to hold it against.`)];
  }
  if (seconds === null) {
    return [
      warning(
        about,
        "It could not be held against another clock.",
        "Check that time is synchronised (timedatectl).",
      ),
    ];
  }
  const says = `This machine is ${Math.abs(seconds).toFixed(0)} s ${seconds > 0 ? "ahead of" : "behind"} the other clock.`;
  const fine = databaseUrl ? worryingMs / 1000 : tolerableSeconds;
  if (Math.abs(seconds) <= fine) return [well(about, says)];
  if (databaseUrl && Math.abs(seconds) <= tolerableSeconds) {
    return [warning(about, says, "Synchronise it (timedatectl set-ntp true).")];
  }
  return [
    failure(about, says, "Synchronise it (timedatectl set-ntp true): payments are refused by a wrong clock."),
  ];
}

async function secondsAhead(ask: () => Promise<number>): Promise<number | null> {
  const before = Date.now();
  const theirs = await ask().catch(() => null);
  return theirs === null ? null : ((before + Date.now()) / 2 - theirs) / 1000;
}

async function askDatabase(url: string): Promise<number> {
  const { rows } = await askPostgres(url, patienceMs, (client) => client.query(askForTime));
  return rows[0].ms;
}

async function askStripe(): Promise<number> {
  const { headers } = await fetch(timeTeller, { signal: AbortSignal.timeout(patienceMs) });
  const told = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(told)) throw new Error("no date");
  return told;
}
