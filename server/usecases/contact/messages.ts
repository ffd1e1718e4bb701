import { hash } from "node:crypto";
import type { Language } from "#domain/language.ts";
import { dayMs } from "#domain/time/dates.ts";
import { audit } from "#server/database/audit-log.ts";
import { insertContactMessage, markContactMessage } from "#server/database/contact-messages.ts";
import type { Handle } from "#server/database/handle.ts";
import { enqueue } from "#server/database/outbox.ts";
import { isQueued } from "#server/database/outbox-queued.ts";
import { countCall } from "#server/database/rate-limits.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { idOfMade } from "#server/usecases/written-once.ts";

export interface ContactDraft {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  message?: string | undefined;
  /** A hidden field that only programs fill in. */
  website?: string | undefined;
  /** Idempotency key: the same message with the same key is stored once. */
  key?: string | undefined;
  /** The language of the page with the form. */
  language: Language;
}

/**
 * Stores a visitor's message, notifies the salon, and confirms receipt to the visitor. Silently drops a program's
 * message.
 * @returns its id
 */
export async function writeToSalon(app: DatabaseAndClock, draft: ContactDraft): Promise<string> {
  const id = idOfMade("contact message", "visitor", draft);
  if (draft.website) return id;
  const now = app.now();
  await app.engine.transaction(async (tx) => {
    const isNew = await insertContactMessage(tx, {
      id,
      first_name: draft.firstName,
      last_name: draft.lastName,
      email: draft.email,
      mobile: draft.mobile,
      message: draft.message ?? "",
      created_at: now,
      handled_at: null,
    });
    if (isNew) await enqueueMails(tx, { id, ...draft }, now);
  });
  return id;
}

/** Receipts to everybody together: the form may not become a way to send many strangers a mail. */
const receiptsOfDay = { calls: 100, windowMs: dayMs };

/**
 * Sends one receipt per mailbox and day, so that nobody can use the form to fill a stranger's mailbox. Ignores a tag
 * after + in the address, because most providers deliver every tag to the same mailbox.
 */
async function enqueueMails(
  tx: Handle,
  { id, email, language }: Pick<ContactDraft, "email" | "language"> & { id: string },
  now: number,
) {
  const payload = { messageId: id, language };
  await enqueue(tx, { kind: "mail_message", payload, cause: `mail_message:${id}` }, now);
  const mailbox = email.replace(/\+[^@]*(?=@)/, "");
  const sender = hash("sha256", mailbox).slice(0, 32);
  const cause = `mail_message_receipt:${sender}:${Math.floor(now / dayMs)}`;
  if (await isQueued(tx, cause)) return;
  if (!(await countCall(tx, "receipts of contact messages", receiptsOfDay, now))) return;
  await enqueue(tx, { kind: "mail_message_receipt", payload, cause }, now);
}

/** Marks a visitor's message as handled, or as open again. @returns how many were changed */
export async function handleMessage(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  handled: boolean,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const changed = await markContactMessage(tx, id, handled ? app.now() : null);
    if (changed === 0) return refuse("not_found", "There is no such message.");
    const action = handled ? "handle_message" : "reopen_message";
    await audit(tx, { actorId, action, subjectId: id }, app.now());
    return ok(changed);
  });
}
