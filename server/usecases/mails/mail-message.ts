import { findMessage } from "#server/database/contact-messages.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { messageForSalon, messageReceipt } from "#server/usecases/mails/message-received.ts";

/** Sends a visitor's message to the salon, where the salon has an address. */
export async function mailMessageToSalon(
  app: UseCases,
  mailer: Mailer,
  messageId: string,
  site: { publicUrl: string },
): Promise<void> {
  const message = await findMessage(app.engine.read, messageId);
  const salon = await readSalon(app.engine.read);
  if (message && salon.email !== "") await mailer.send(messageForSalon(message, salon, site));
}

/** Sends the visitor the word that her message has arrived. */
export async function mailMessageReceipt(
  app: UseCases,
  mailer: Mailer,
  messageId: string,
  site: { publicUrl: string },
): Promise<void> {
  const message = await findMessage(app.engine.read, messageId);
  if (message) await mailer.send(messageReceipt(message, await readSalon(app.engine.read), site));
}
