import type { Language } from "#domain/language.ts";
import type { CalendarEntry } from "#server/calendars/port.ts";

/** A mail without its design. A mailer renders it, as HTML and as text. */
export interface Mail {
  /** Stays the same when a mail is sent again, so that a mailbox shows only one. */
  messageId: string;
  to: string;
  /** Where replies go; absent: to the sender. */
  replyTo?: string;
  subject: string;
  content: MailContent;
  sender: Sender;
  /** The visit that it is about, for the reader's calendar: added, moved or, if cancelled, removed. */
  visit?: CalendarEntry & { attendeeName: string };
  /** Visits in a row, instead of one: sent as a calendar file to import, since an invitation has only one entry. */
  visits?: readonly CalendarEntry[];
  /** The address that a mail program posts to when its reader unsubscribes from this kind of mail. */
  unsubscribeUrl?: string;
}

/** The content of a mail. Everything in it is plain text, and both bodies are made from it. */
export interface MailContent {
  language: Language;
  /** The public address of the site. */
  site: string;
  /** Shown next to the subject in a list of mails. */
  preview: string;
  /** At the top next to the salon's name: 'Receipt 12'. */
  label?: string;
  heading: string;
  paragraphs: readonly string[];
  /** The address of a picture for the top, 1200 by 472 pixels, in a format that every mail program shows. */
  picture?: string;
  /** Whether the picture is a gift card's: 1200 by 768 pixels. */
  tall?: boolean;
  /** What somebody wrote by hand, and who. */
  quote?: { text: string; by: string };
  /** A code to spend, below its name, and its worth. */
  voucher?: { name: string; code: string; worthName: string; worth: string };
  ticket?: Ticket;
  /** Facts, with their names. */
  rows?: readonly (readonly [name: string, value: string])[];
  /** The sum under the rows. */
  total?: readonly [name: string, value: string];
  /** The first is the main button. They come before the facts. Their addresses are on this site. */
  actions?: readonly { label: string; url: string }[];
  /** A small titled table: what cancelling costs, and until when. */
  terms?: { title: string; rows: readonly (readonly [name: string, value: string])[] };
  /** Smaller print under the facts. */
  notes?: readonly string[];
  /** The way to the salon, for the footer. */
  directions?: { label: string; url: string };
  /** Why this mail was sent, for its footer. */
  reason: string;
  /** The link to unsubscribe from its kind, at the very end. */
  unsubscribe?: { label: string; url: string };
}

/** A day and an hour, as a ticket shows them. */
export interface Ticket {
  /** 'Tue' */
  weekday: string;
  day: string;
  /** 'Nov' */
  month: string;
  /** '4:30 pm to 5:30 pm' */
  time: string;
  /** The master's name, or several; empty if none is known. */
  masters: string;
  place: string;
}

/** The sender of a mail. */
export interface Sender {
  name: string;
  address: readonly string[];
  phone: string;
  /** The colour of the ticket and the main button, as #rrggbb; absent: the product's own. */
  accent?: string;
  /** The address of the salon's square logo; null or absent if it has none. */
  mark?: string | null;
}

/** A mail that was written to a file instead of being sent. */
export interface KeptMail {
  /** 32 hexadecimal digits. */
  id: string;
  /** Milliseconds since the epoch. */
  writtenAt: number;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails that were written to files. */
export interface Mailbox {
  /** @returns the newest mails first */
  list(limit: number): Promise<KeptMail[]>;
  read(id: string): Promise<KeptMail | null>;
}

/** Sends a mail. Throws Undeliverable when trying again can't help, anything else when it may. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The receiving side has refused a mail permanently. */
export class Undeliverable extends Error {}
