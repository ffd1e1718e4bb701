import type { SalonRow } from "#server/database/salon.ts";
import type { Mail, MailContent } from "#server/mail/port.ts";
import { type MailTexts, mailTexts } from "#server/usecases/mails/texts/texts.ts";
import type { Words } from "#server/usecases/mails/texts/words.ts";

/** Whom a mail comes from and in which language. */
export interface Letterhead {
  salon: SalonRow;
  language: "en" | "bn";
  /** Where people reach the site; its host names the mail. */
  publicUrl: string;
}

export interface Envelope {
  /** What the mail is about, unique among its kind: 'received.<id>'. The same mail sent again keeps it. */
  about: string;
  to: string;
}

type Around = Partial<Pick<MailContent, "label" | "ticket" | "rows" | "total" | "actions" | "unsubscribe">> &
  Partial<Pick<Mail, "visit" | "replyTo" | "unsubscribeUrl">>;

/**
 * One mail in the salon's look: what its kind says, with the facts and buttons that stand around it. Its name is made
 * of what it is about, so that a mail that is sent again is the same one.
 */
export function compose(
  { salon, language, publicUrl }: Letterhead,
  { about, to }: Envelope,
  words: Words,
  { visit, replyTo = salon.email, unsubscribeUrl, ...around }: Around = {},
): Mail {
  const { subject, ...said } = words;
  const { questions } = mailTexts[language].common;
  const phone = salon.phone === "" ? [] : [questions(salon.phone)];
  return {
    messageId: `<${about}@${new URL(publicUrl).hostname}>`,
    to,
    ...(replyTo !== "" && { replyTo }),
    subject,
    content: { notes: phone, ...said, ...around, language },
    sender: salon,
    ...(visit && { visit }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}

export function textsOf({ language }: Letterhead): MailTexts {
  return mailTexts[language];
}

/** The address of a page in the mail's language. @param path as English has it: /services */
export function pageUrl({ language, publicUrl }: Letterhead, path: string): string {
  return `${publicUrl}${language === "bn" ? "/bn" : ""}${path}`;
}
