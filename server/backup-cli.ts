/** `npm run backup -- [folder]` and `npm run restore -- <backup> [--replace]`, for a salon on SQLite. */
import { join, resolve } from "node:path";
import { salonFileName } from "#server/boot/salon-file.ts";
import { readConfig } from "#server/config.ts";
import type { BackupNote } from "#server/operations/backup-folder.ts";
import { runCommand } from "#server/operations/command.ts";
import { progressBar } from "#server/operations/progress-bar.ts";
import { restoreBackup } from "#server/operations/restore-backup.ts";
import { takeBackup } from "#server/operations/take-backup.ts";
import { StartupError } from "#server/startup-error.ts";

const onPostgres = `This salon is on PostgreSQL, which has its own tools:
  pg_dump --format=custom --file=shiuli.dump "$DATABASE_URL"
  pg_restore --no-owner --dbname="$DATABASE_URL" shiuli.dump
Restore into an empty database, and copy the folder DATA_DIR beside it: pictures and keys are there.`;

await runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (config.databaseUrl) throw new StartupError(onPostgres);
  const dataDir = resolve(config.dataDir);
  return command === "restore" ? await restore(args, dataDir) : await take(args, dataDir);
});

async function take([folder = "backups", ...rest]: string[], dataDir: string): Promise<string> {
  if (isOption(folder) || rest.length > 0) throw new StartupError("Say where to: npm run backup -- <folder>");
  const to = join(resolve(folder), `shiuli-${new Date().toISOString().replaceAll(":", "-").slice(0, 19)}`);
  const bar = progressBar("Copying the database");
  const note = await takeBackup(dataDir, to, { progress: bar.show });
  bar.end();
  return `${to}\nholds ${describe(note)} of the salon in ${dataDir}. It was opened and read whole: nothing is missing.`;
}

async function restore(args: string[], dataDir: string): Promise<string> {
  const [backup, ...rest] = args.filter((arg) => arg !== "--replace");
  if (!backup || isOption(backup) || rest.length > 0) {
    throw new StartupError("Say what to put back: npm run restore -- <backup> [--replace]");
  }
  const { note, movedTo } = await restoreBackup(resolve(backup), dataDir, {
    replace: args.includes("--replace"),
  });
  const kept = movedTo ? ` What was there before is in ${movedTo}.` : "";
  return `${dataDir} holds ${describe(note)} again, as of ${note.takenAt}.${kept} Start the server with npm start.`;
}

function isOption(arg: string): boolean {
  return arg.startsWith("-");
}

function describe({ databases, files }: BackupNote): string {
  const tally = databases[salonFileName] ?? {};
  const rows = (table: string) => tally[table]?.rows ?? 0;
  return `${rows("bookings")} bookings, ${rows("payments")} payments, ${rows("users")} people and ${Object.keys(files).length} files`;
}
