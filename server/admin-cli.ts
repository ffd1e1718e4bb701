/** `npm run admin -- promote <email>`: what the owner of an installation may do from its machine's shell. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openEngine } from "#server/boot/open-engine.ts";
import { StartupError } from "#server/boot/startup-error.ts";
import { type Config, ConfigError, readConfig } from "#server/config.ts";
import { findUsersByEmail } from "#server/database/users.ts";
import { makeAdmin } from "#server/usecases/users/make-admin.ts";

try {
  const [command, email, ...rest] = process.argv.slice(2);
  if (command !== "promote" || !email || rest.length > 0) {
    throw new StartupError("Say what to do: npm run admin -- promote <email>");
  }
  process.stdout.write(`${await promote(readConfig(process.env), email)}\n`);
} catch (error) {
  if (!(error instanceof StartupError) && !(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Makes the person who signed up with an e-mail address an admin. @returns a sentence that says so */
async function promote(config: Config, email: string): Promise<string> {
  const dataDir = resolve(config.dataDir);
  if (!config.databaseUrl && !existsSync(join(dataDir, "shiuli.db"))) {
    throw new StartupError(`There is no salon in ${dataDir}: start the server once, or set DATA_DIR.`);
  }
  const engine = await openEngine(config, dataDir);
  try {
    const [user, another] = await findUsersByEmail(engine.read, email.trim().toLowerCase());
    if (!user) throw new StartupError(`Nobody has signed up as ${email}: sign up on the site first.`);
    if (another)
      throw new StartupError(`Several people have signed up as ${email}: delete the others first.`);
    const made = await makeAdmin({ engine, now: Date.now }, null, user.id);
    if (!made.ok) throw new StartupError(made.detail ?? made.code);
    return made.value === 0 ? `${user.name} is an admin already.` : `${user.name} is an admin now.`;
  } finally {
    await engine.close();
  }
}
