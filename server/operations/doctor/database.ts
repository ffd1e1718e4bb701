import { stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import type { Client } from "pg";
import { findMoveMark, salonFile } from "#server/boot/salon-file.ts";
import type { Config } from "#server/config.ts";
import { isBehindPooler } from "#server/database/engines/behind-pooler.ts";
import { findNewer } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/list.ts";
import { askPostgres } from "#server/operations/doctor/ask-postgres.ts";
import { type Finding, failure, reasonOf, warning, well } from "#server/operations/doctor/finding.ts";

const about = "Database";
const patienceMs = 5_000;
const oldestPostgres = 15;
/** Connections besides the pool: each server keeps one, and briefly opens one to migrate. */
const connectionsBeside = 2;

/** Checks whether the database answers, is intact, and has this version's schema. Only reads. */
export async function examineDatabase(config: Config, dataDir: string): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl, databaseConnections } = config;
  if (!databaseUrl) {
    const mark = findMoveMark(dataDir);
    return mark === null ? examineSqlite(salonFile(dataDir)) : [refuseMoved(mark)];
  }
  if (!databaseDirectUrl) {
    const own = databaseConnections + connectionsBeside;
    return await examinePostgres(databaseUrl, "DATABASE_URL", (client) => examineRoom(client, own));
  }
  return [
    ...(await examinePooler(databaseUrl)),
    ...(await examinePostgres(databaseDirectUrl, "DATABASE_DIRECT_URL")),
  ];
}

function refuseMoved(mark: string): Finding {
  const says = "This salon has moved to PostgreSQL, and DATABASE_URL is not set.";
  return failure(about, says, `Set DATABASE_URL. To go on from the file as it was before, remove ${mark}.`);
}

async function examineSqlite(file: string): Promise<Finding[]> {
  try {
    await stat(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR")
      return [warning(about, `There is no ${file} yet.`, "Start the server once; it makes the database.")];
    const mend = "Run this as the user that runs the server.";
    return [failure(about, `${file} can't be looked at: ${reasonOf(error)}.`, mend)];
  }
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: patienceMs });
    const [check] = db.prepare("pragma quick_check(1)").all();
    const names = db.prepare("select name from migrations").all();
    db.close();
    const whole =
      check?.quick_check === "ok"
        ? well(about, `${file} is whole.`)
        : failure(
            about,
            `${file} is damaged: ${check?.quick_check}.`,
            "Stop the server and restore a backup.",
          );
    return [whole, examineSchema(names.map(({ name }) => String(name)))];
  } catch (error) {
    // A full disk has no room for the files that SQLite keeps next to the database. Restoring a backup would then lose
    // newer data.
    const mend = "Make room on the disk. If there is room, restore a backup, or set DATA_DIR.";
    return [failure(about, `${file} can't be read: ${reasonOf(error)}.`, mend)];
  }
}

/** A pooler in front of the database only has to let connections through. */
async function examinePooler(url: string): Promise<Finding[]> {
  try {
    await askPostgres(url, patienceMs, (client) => client.query("select 1"));
    return [well(about, "Its pooler lets through.")];
  } catch (error) {
    const mend = "Check DATABASE_URL, and that the pooler runs and reaches PostgreSQL.";
    return [failure(about, `The pooler at DATABASE_URL does not answer: ${reasonOf(error)}.`, mend)];
  }
}

async function examinePostgres(
  url: string,
  setting: string,
  examineMore: (client: Client) => Promise<Finding[]> = async () => [],
): Promise<Finding[]> {
  try {
    return await askPostgres(url, patienceMs, async (client) => [
      await examineAnswer(client),
      ...(await examineWay(url)),
      ...(await examineMore(client)),
      examineSchema(await recordedSteps(client)),
    ]);
  } catch (error) {
    const mend = `Check ${setting}, that PostgreSQL runs, and that it lets this machine in.`;
    return [failure(about, `PostgreSQL does not answer: ${reasonOf(error)}.`, mend)];
  }
}

async function examineAnswer(client: Client): Promise<Finding> {
  const began = performance.now();
  const { rows } = await client.query("select current_setting('server_version_num')::int4 as version");
  const ms = (performance.now() - began).toFixed(1);
  const major = Math.floor(rows[0].version / 10_000);
  if (major >= oldestPostgres) return well(about, `PostgreSQL ${major} answers in ${ms} ms.`);
  return warning(
    about,
    `PostgreSQL ${major} is older than what is tested.`,
    `Take ${oldestPostgres} or newer.`,
  );
}

async function examineWay(url: string): Promise<Finding[]> {
  if (!(await isBehindPooler(url))) return [];
  const mend = "Set DATABASE_DIRECT_URL to the database's own address behind it.";
  return [
    failure(about, "A pooler in transaction mode stands before it: servers would hang as they start.", mend),
  ];
}

/** Checks how many servers have enough connections, if there is no pooler. @param own the connections of one server */
async function examineRoom(client: Client, own: number): Promise<Finding[]> {
  const { rows } = await client.query(
    `select current_setting('max_connections')::int4 - current_setting('superuser_reserved_connections')::int4
      - coalesce(current_setting('reserved_connections', true)::int4, 0) as room`,
  );
  const { room } = rows[0];
  const servers = Math.floor(room / own);
  if (servers > 0)
    return [
      well(about, `Its ${room} connections are enough for this many servers of ${own} each: ${servers}.`),
    ];
  const mend = "Raise max_connections, lower DATABASE_CONNECTIONS, or put a pooler before it.";
  return [failure(about, `It takes ${room} connections, and one server opens ${own}.`, mend)];
}

async function recordedSteps(client: Client): Promise<string[]> {
  const { rows: found } = await client.query("select to_regclass('migrations') is not null as there");
  if (!found[0].there) return [];
  const { rows } = await client.query("select name from migrations");
  return rows.map(({ name }) => name);
}

function examineSchema(recorded: string[]): Finding {
  const newer = findNewer(recorded);
  if (newer) {
    return failure(about, `It was made by a newer version (it knows ${newer}).`, "Install that version.");
  }
  const missing = migrations.length - recorded.length;
  if (missing === 0) return well(about, "Its schema is this version's.");
  return warning(
    about,
    `${missing} steps of the schema are missing.`,
    "Start the server: it takes them before it serves.",
  );
}
