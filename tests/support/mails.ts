import ICAL from "ical.js";
import PostalMime from "postal-mime";
import type { TestSalon } from "#tests/support/salon.ts";

/** A mail as its reader's mail program shows it. */
export interface ReadMail {
  messageId: string;
  subject: string;
  text: string;
  html: string;
  headers: Map<string, string>;
  /** The calendar entry attached to it. */
  calendar: { method: string; event: ICAL.Event; status: string } | null;
  /** All entries of the calendar file. Most mails have one. */
  entries: ICAL.Event[];
}

/** The mails that somebody got, parsed as a mail program does. @param kind the prefix of the Message-ID */
export async function readMails(salon: TestSalon, address: string, kind = ""): Promise<ReadMail[]> {
  const all = await Promise.all((await salon.mails()).map((source) => PostalMime.parse(source)));
  return all
    .filter(({ to, messageId }) => to?.[0]?.address === address && messageId?.startsWith(`<${kind}`))
    .map(({ messageId = "", subject = "", text = "", html = "", headers, attachments }) => {
      const file = attachments.find(({ mimeType }) => mimeType === "text/calendar");
      return {
        messageId,
        subject,
        text,
        html,
        headers: new Map(headers.map(({ key, value }) => [key, value])),
        calendar: file ? readCalendar(textOf(file.content)) : null,
        entries: file ? readEntries(textOf(file.content)) : [],
      };
    });
}

function readEntries(source: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(source));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

function readCalendar(source: string): NonNullable<ReadMail["calendar"]> {
  const calendar = new ICAL.Component(ICAL.parse(source));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("The calendar file has no entry.");
  return {
    method: String(calendar.getFirstPropertyValue("method")),
    event: new ICAL.Event(component),
    status: String(component.getFirstPropertyValue("status")),
  };
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}
