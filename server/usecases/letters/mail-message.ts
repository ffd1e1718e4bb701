import type { Language } from "#domain/language.ts";
import { findContactMessage } from "#server/database/contact-messages.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { withoutLinks } from "#server/usecases/letters/without-links.ts";
import { pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

/** Forwards a visitor's message to the salon, if the salon has an address. Replies go to the visitor. */
export async function mailMessageToSalon(post: Post, messageId: string): Promise<SendOutcome> {
  const message = await findContactMessage(post.app.engine.read, messageId);
  if (!message) return "gone";
  const head = await letterhead(post, "en");
  if (head.salon.email === "") return "no_address";
  const { contact, common } = textsOf(head);
  const name = withoutLinks(`${message.first_name} ${message.last_name}`);
  const mail = compose(
    head,
    { about: `message.${message.id}`, to: head.salon.email },
    { notes: [], ...contact.message(name, message.message) },
    {
      replyTo: message.email,
      rows: [
        [common.rows.mobile, message.mobile],
        [common.rows.email, message.email],
      ],
      actions: [{ label: common.actions.handled, url: pageUrl(head, "/dashboard/messages") }],
    },
  );
  await post.mailer.send(mail);
  return null;
}

/** Tells the visitor that the message has arrived. @param wanted.language the language of the page with the form */
export async function mailMessageReceipt(
  post: Post,
  { messageId, language }: { messageId: string; language: Language },
): Promise<SendOutcome> {
  const message = await findContactMessage(post.app.engine.read, messageId);
  if (!message) return "gone";
  const head = await letterhead(post, language);
  const { name, phone } = head.salon;
  const words = textsOf(head).contact.received(name, phone);
  await post.mailer.send(compose(head, { about: `message-receipt.${message.id}`, to: message.email }, words));
  return null;
}
