import type { Language } from "#domain/language.ts";
import type { CalendarEntry } from "#server/calendars/port.ts";

/** A mail before it has a look: a mailer draws it, as HTML and as text. */
export interface Mail {
  /** Stays the same when a mail is sent again, so that a mailbox shows one. */
  messageId: string;
  to: string;
  /** Where an answer goes; to the sender when absent. */
  replyTo?: string;
  subject: string;
  content: MailContent;
  sender: Sender;
  /** The visit that it speaks of, for the reader's calendar: entered, moved or, cancelled, taken out. */
  visit?: CalendarEntry & { attendeeName: string };
  /** Visits in a row, in place of one: a calendar file to take over, since an invitation is to one entry. */
  visits?: readonly CalendarEntry[];
  /** The address that a mail program posts to when its reader wants no more mails of this kind. */
  unsubscribeUrl?: string;
}

/** What a mail says. Everything in it is plain text; both bodies are made from it. */
export interface MailContent {
  language: Language;
  /** Where the site is reached. */
  site: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  /** At the top beside the salon's name: 'Receipt 12'. */
  label?: string;
  heading: string;
  paragraphs: readonly string[];
  /** The address of a picture for the top, 1200 by 472 pixels, in a format that every mail program shows. */
  picture?: string;
  /** Whether the picture is a gift card's: 1200 by 768 pixels. */
  tall?: boolean;
  /** What somebody wrote by hand, and who. */
  quote?: { text: string; by: string };
  /** A code to spend, below its name, and what is on it. */
  voucher?: { name: string; code: string; worthName: string; worth: string };
  ticket?: Ticket;
  /** Facts, with their names. */
  rows?: readonly (readonly [name: string, value: string])[];
  /** The sum under the rows. */
  total?: readonly [name: string, value: string];
  /** The first is the main one. They stand before the facts. Addresses are the site's own. */
  actions?: readonly { label: string; url: string }[];
  /** A small table under its name: what cancelling costs, and until when. */
  terms?: { title: string; rows: readonly (readonly [name: string, value: string])[] };
  /** Smaller print under the facts. */
  notes?: readonly string[];
  /** The way to the salon, for the foot. */
  directions?: { label: string; url: string };
  /** Why this mail came, for its foot. */
  reason: string;
  /** The way to get no more of its kind, at the very end. */
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
  /** The master's name, or several; empty where none is known. */
  masters: string;
  place: string;
}

/** Who a mail comes from. */
export interface Sender {
  name: string;
  address: readonly string[];
  phone: string;
  /** The colour of the ticket and the main button, as #rrggbb; the product's own without it. */
  accent?: string;
  /** The address of the salon's mark, a square; null or absent where it has none. */
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

/** Where mails lie that were written to files. */
export interface Mailbox {
  /** @returns the newest mails first */
  list(limit: number): Promise<KeptMail[]>;
  read(id: string): Promise<KeptMail | null>;
}

/** Sends a mail. Throws Undeliverable where trying again can't help, anything else where it may. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The receiving side has refused a mail for good. */
export class Undeliverable extends Error {}
