/** What a mail says, before it has a look. Everything in it is plain text; both bodies are made from it. */
export interface MailContent {
  /** Shown beside the subject in a list of mails. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  ticket?: Ticket;
  /** Facts, with their names. */
  rows?: readonly (readonly [name: string, value: string])[];
  /** The sum under the rows, as '$60'. */
  total?: string;
  /** The first is the main one. Addresses are the site's own. */
  actions?: readonly { label: string; url: string }[];
  /** Smaller print under the buttons. */
  notes?: readonly string[];
  /** Why this mail came, for its foot. */
  reason: string;
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
  place: string;
}

/** Whom a mail comes from. */
export interface Sender {
  name: string;
  address: readonly string[];
  phone: string;
}
