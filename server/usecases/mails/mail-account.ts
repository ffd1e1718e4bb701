import { readSalon } from "#server/database/salon.ts";
import { findUser } from "#server/database/users.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { passwordReset, verification, welcome } from "#server/usecases/mails/account-mails.ts";

interface Site {
  publicUrl: string;
}

/** Sends the link to a new password, unless it was used or is over already. */
export async function mailPasswordReset(
  app: UseCases,
  mailer: Mailer,
  requestId: string,
  site: Site,
): Promise<void> {
  const link = await app.identity.readResetRequest(requestId);
  if (!link) return;
  await mailer.send(passwordReset({ ...link, requestId }, await readSalon(app.engine.read), site));
}

/** Sends the link that proves an address, unless it is proved already. */
export async function mailVerification(
  app: UseCases,
  mailer: Mailer,
  wanted: { subject: string; mailId: string },
  site: Site,
): Promise<void> {
  const link = await app.identity.createVerification(wanted.subject);
  if (!link) return;
  const mail = verification({ ...link, mailId: wanted.mailId }, await readSalon(app.engine.read), site);
  await mailer.send(mail);
}

/** Greets a person, unless she has left again. */
export async function mailWelcome(app: UseCases, mailer: Mailer, userId: string, site: Site): Promise<void> {
  const user = await findUser(app.engine.read, userId);
  if (user) await mailer.send(welcome(user, await readSalon(app.engine.read), site));
}
