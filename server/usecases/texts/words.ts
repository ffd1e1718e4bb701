import type { MailContent } from "#server/mail/port.ts";

/** What a kind of mail says by itself; facts, buttons and the foot stand around it. */
export type Words = { subject: string } & Pick<
  MailContent,
  "preview" | "heading" | "paragraphs" | "notes" | "reason"
>;

/** A visit as mails speak of it. */
export interface VisitWords {
  salon: string;
  /** Who it is for; empty where nobody said. */
  name: string;
  /** Names of its services. */
  service: string;
  /** 'Tuesday 24 November at 4:30 pm'; empty while the visit is to be arranged. */
  when: string;
  /** Names of its masters, joined; empty where none is known. */
  masters: string;
}
