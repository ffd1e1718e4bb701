import { DatabaseSync } from "node:sqlite";
import type { Deposit } from "#domain/deposit.ts";
import { type Ask, allPayAtSalon, type DepositRules, noRules } from "#domain/deposit-rules.ts";
import { decideDemo } from "#server/boot/demo-mode.ts";
import { salonFile } from "#server/boot/salon-file.ts";
import type { Config } from "#server/config.ts";
import { askPostgres } from "#server/operations/doctor/ask-postgres.ts";
import { type Finding, failure, reasonOf } from "#server/operations/doctor/finding.ts";

const patienceMs = 5_000;

/** The settings, with what the database says of its salon. */
export interface Examined extends Config {
  demo: boolean;
  /** Whether no booking asks for a card. */
  paysAtSalon: boolean;
}

/** Reads what the settings alone don't tell. The finding says why the server would not start with this salon. */
export async function examineSalon(
  config: Config,
  dataDir: string,
): Promise<{ examined: Examined; findings: Finding[] }> {
  const { stamp, paysAtSalon } = await readSalonFacts(config, dataDir);
  try {
    return { examined: { ...config, demo: decideDemo(config, stamp), paysAtSalon }, findings: [] };
  } catch (error) {
    const demo = stamp ?? config.demo ?? config.loopback;
    const findings = [failure("Salon", "The server does not start with it.", reasonOf(error))];
    return { examined: { ...config, demo, paysAtSalon }, findings };
  }
}

/** A database that can't be read tells nothing here: the check of the database says why. */
async function readSalonFacts({ databaseUrl, databaseDirectUrl }: Config, dataDir: string): Promise<Facts> {
  try {
    const [salon, services] = databaseUrl
      ? await readPostgres(databaseDirectUrl ?? databaseUrl)
      : readSqlite(salonFile(dataDir));
    if (!salon) return unknown;
    const asking = {
      deposit: parsed<Deposit>(salon.deposit),
      rules: parsed<DepositRules>(salon.deposit_rules) ?? noRules,
      fullAfter: salon.full_after_no_shows === null ? null : Number(salon.full_after_no_shows),
    };
    const asks = services.map(({ deposit }) => parsed<Ask>(deposit));
    return { stamp: Number(salon.demo) === 1, paysAtSalon: allPayAtSalon(asking, asks) };
  } catch {
    return unknown;
  }
}

interface Facts {
  /** Null where there is no salon yet. */
  stamp: boolean | null;
  paysAtSalon: boolean;
}
type Row = Record<string, unknown>;

const unknown: Facts = { stamp: null, paysAtSalon: false };
const salons = "select * from salon";
const services = "select deposit from services where hidden = 0";

function readSqlite(file: string): [Row | undefined, Row[]] {
  const db = new DatabaseSync(file, { readOnly: true, timeout: patienceMs });
  try {
    return [db.prepare(salons).get(), db.prepare(services).all()];
  } finally {
    db.close();
  }
}

async function readPostgres(url: string): Promise<[Row | undefined, Row[]]> {
  return await askPostgres<[Row | undefined, Row[]]>(url, patienceMs, async (client) => [
    (await client.query(salons)).rows[0],
    (await client.query(services)).rows,
  ]);
}

function parsed<Value>(json: unknown): Value | null {
  return typeof json === "string" ? JSON.parse(json) : null;
}
