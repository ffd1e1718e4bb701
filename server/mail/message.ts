import type { SendMailOptions } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser";
import { writeCalendar } from "#server/calendars/write-calendar.ts";
import { textBody } from "#server/mail/layout/text-body.ts";
import { type Mail, Undeliverable } from "#server/mail/port.ts";

/** Exactly one address: no list, no name, no line break. */
const oneAddress = /^[^\s,;<>()"]+@[^\s,;<>()"]+$/;

/**
 * A mail in nodemailer's form. Nothing that a user typed can add a header line or a recipient.
 * @param now milliseconds since the epoch
 * @throws Undeliverable when `to` or `replyTo` is not one plain address
 */
export async function toMessage(mail: Mail, from: string, now: number): Promise<SendMailOptions> {
  const { content, sender, replyTo } = mail;
  // Loaded on demand, because the rendering library would slow down the start.
  const { htmlBody } = await import("#server/mail/layout/html-body.ts");
  return {
    messageId: mail.messageId,
    from: named(from, sender.name),
    to: address(mail.to),
    ...(replyTo && { replyTo: address(replyTo) }),
    subject: oneLine(mail.subject),
    text: textBody(content, sender),
    html: await htmlBody(content, sender),
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": content.language,
      ...(mail.unsubscribeUrl && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    ...(mail.visit && { icalEvent: invitation(mail, mail.visit, from, now) }),
    ...(mail.visits && { icalEvent: published(mail, mail.visits, now) }),
  };
}

function address(text: string) {
  if (!oneAddress.test(text)) throw new Undeliverable("A mail goes to one address.");
  return { name: "", address: text };
}

/** Adds the salon's name to a sender that is only an address. */
function named(from: string, name: string) {
  return oneAddress.test(from) ? { name: oneLine(name), address: from } : from;
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}

function published({ sender }: Mail, visits: NonNullable<Mail["visits"]>, now: number) {
  const content = writeCalendar(visits, { company: sender.name, now });
  return { method: "publish", filename: "visits.ics", content };
}

function invitation(mail: Mail, visit: NonNullable<Mail["visit"]>, from: string, now: number) {
  const { attendeeName, ...entry } = visit;
  const method = entry.status === "cancelled" ? "cancel" : "request";
  const organizer = addressparser(from, { flatten: true })[0]?.address ?? "";
  const content = writeCalendar([entry], {
    company: mail.sender.name,
    now,
    invitation: {
      method,
      organizer: { name: mail.sender.name, address: organizer },
      attendee: { name: oneLine(attendeeName), address: mail.to },
    },
  });
  return { method, filename: "visit.ics", content };
}
