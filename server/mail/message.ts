import type { Mail } from "#server/mail/port.ts";

/** Exactly one address: no list, no name, no line of its own. */
const oneAddress = /^[^\s,;<>()"]+@[^\s,;<>()"]+$/;

/**
 * A mail as nodemailer takes it. Nothing that somebody typed can add a line or a recipient to its head.
 * @throws when `to` is not one plain address
 */
export function toMessage(mail: Mail, from: string) {
  if (!oneAddress.test(mail.to)) throw new Error("A mail goes to one address.");
  return {
    messageId: mail.messageId,
    from,
    to: { name: "", address: mail.to },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
  };
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}
