/** `npm run admin -- …`: what the owner of an installation may do from its machine's shell. */
import { readConfig } from "#server/config.ts";
import { audit } from "#server/database/audit-log.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { findUsersByEmail, listIdentities, type UserRow } from "#server/database/users.ts";
import { forgetSecondFactor } from "#server/identity/embedded/accounts.ts";
import { runCommand } from "#server/operations/command.ts";
import { withEngine } from "#server/operations/with-engine.ts";
import { StartupError } from "#server/startup-error.ts";
import { makeAdmin } from "#server/usecases/people/roles.ts";

type Command = (engine: Engine, user: UserRow) => Promise<string>;

/**
 * A sign-up with a known address gets the same answer as any other, so the owner of that address may not know of it.
 */
const unproved =
  "The address is not verified yet: if your own password does not log you in, somebody else signed up with it. Choose a new password on the login page, which shuts them out.";

const commands: Record<string, Command> = { promote, "forget-codes": forgetCodes };

await runCommand(async () => {
  const [name = "", email, ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !email || rest.length > 0) {
    throw new StartupError(
      "Say what to do: npm run admin -- promote <email>, or npm run admin -- forget-codes <email>",
    );
  }
  return await withEngine(readConfig(process.env), async (engine) =>
    command(engine, await findPerson(engine, email)),
  );
});

/** Makes the person an admin. @returns a sentence that says so */
async function promote(engine: Engine, { id, name, email_verified }: UserRow): Promise<string> {
  const made = await makeAdmin({ engine, now: engine.clock.now }, null, id);
  if (!made.ok) throw new StartupError(made.detail ?? made.code);
  if (made.value === 0) return `${name} is an admin already.`;
  return `${name} is an admin now.${email_verified === 1 ? "" : ` ${unproved}`}`;
}

/** Removes the second factor of a person who lost phone and backup codes. @returns a sentence that says so */
async function forgetCodes(engine: Engine, { id, name }: UserRow): Promise<string> {
  for (const account of await listIdentities(engine.read, id)) await forgetSecondFactor(engine, account);
  await engine.transaction((tx) =>
    audit(tx, { actorId: null, action: "forget_codes", subjectId: id }, engine.clock.now()),
  );
  return `${name} logs in with their password alone now.`;
}

async function findPerson(engine: Engine, email: string): Promise<UserRow> {
  const [user, another] = await findUsersByEmail(engine.read, email.trim().toLowerCase());
  if (!user) throw new StartupError(`Nobody has signed up as ${email}: sign up on the site first.`);
  if (another) throw new StartupError(`Several people have signed up as ${email}: delete the others first.`);
  return user;
}
