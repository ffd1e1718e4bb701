import type { Language } from "#domain/language.ts";
import type { NotSent } from "#domain/notices.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { mailMark } from "#server/usecases/letters/mail-picture.ts";
import { readPublishedContent } from "#server/usecases/site/site-content.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";
import { inLanguage, type MailHead } from "#server/usecases/texts/letterhead.ts";

/** What sending a mail needs. */
export interface Post {
  app: UseCases;
  mailer: Mailer;
  publicUrl: string;
  queue: Queue;
}

/** The queue that a mail or a text comes from. */
export interface Queue {
  by: "mail" | "sms";
  /** The id of the queued work. */
  workId: string;
  /** How many tries were begun, including this one. */
  attempts: number;
  /** Whether it goes this way regardless of its reader's choice, because the other way failed. */
  isSettled?: boolean;
}

/** Where a notice waits from now on: in another queue, or until a later time. */
export interface Elsewhere {
  by?: "mail" | "sms";
  isSettled?: boolean;
  /** Epoch milliseconds. */
  runAt?: number;
}

/** Null when it was sent; else why there was nothing to send, or where it waits now. */
export type SendOutcome = NotSent | Elsewhere | null;

export async function letterhead({ app, publicUrl }: Post, language: Language): Promise<MailHead> {
  const db = app.engine.read;
  const [salon, { logo, accent }] = await Promise.all([readSalon(db), readPublishedContent(db)]);
  const mark = logo && mailMark(logo.address);
  return {
    salon: inLanguage(salon, language),
    accent,
    takesCards: takesCards(app.site),
    mark: mark && new URL(mark, publicUrl).href,
    language,
    publicUrl,
  };
}
