import type { MailContent } from "#server/mail/port.ts";

/** The words of a kind of mail, without the facts, buttons and footer around them. */
export type Words = { subject: string } & Pick<
  MailContent,
  "preview" | "heading" | "paragraphs" | "notes" | "reason"
>;

/** A visit as mails describe it. */
export interface VisitWords {
  salon: string;
  /** Who it is for; empty if unknown. */
  name: string;
  /** Names of its services. */
  service: string;
  /** 'Tuesday 24 November at 4:30 pm'; empty for a visit without a time. */
  when: string;
  /** Names of its masters, joined; empty if none is known. */
  masters: string;
}

/** Where the money of a visit that could not be booked goes back to, and hours that are free. */
export interface Lost {
  goesBack: string;
  free: string[];
}
