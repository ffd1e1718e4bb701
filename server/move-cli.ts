/** `npm run move-to-postgres`: moves the salon in DATA_DIR to the database in DATABASE_URL. */
import { resolve } from "node:path";
import { readConfig } from "#server/config.ts";
import { refuseArguments, runCommand } from "#server/operations/command.ts";
import { moveToPostgres } from "#server/operations/move-to-postgres.ts";
import { progressBar } from "#server/operations/progress-bar.ts";
import { StartupError } from "#server/startup-error.ts";

await runCommand(async () => {
  refuseArguments("move-to-postgres");
  const { dataDir, databaseUrl, databaseDirectUrl } = readConfig(process.env);
  const url = databaseDirectUrl ?? databaseUrl;
  if (!url) throw new StartupError("Say where to: set DATABASE_URL to an empty PostgreSQL database.");
  const bar = progressBar("Carrying the salon over");
  const tally = await moveToPostgres(resolve(dataDir), url, bar.show);
  bar.end();
  const rows = Object.values(tally).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${Object.keys(tally).length} tables are in PostgreSQL; counts and sums are the same.
Start the server with DATABASE_URL set and the same DATA_DIR: pictures and keys stay there.`;
});
