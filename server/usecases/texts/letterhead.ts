import type { Language } from "#domain/language.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { type MailTexts, mailTexts } from "#server/usecases/texts/texts.ts";

/** The sender of a mail, and its language. */
export interface Letterhead {
  salon: SalonRow;
  language: Language;
  /** The public address of the site. Its host is part of the mail's message id. */
  publicUrl: string;
}

/** The same, with what a mail's design needs. */
export interface MailHead extends Letterhead {
  /** The colour of the ticket and the main button, as #rrggbb. */
  accent: string;
  /** Whether a card provider is there to refund a card. Without one, the salon hands back what a card paid. */
  takesCards: boolean;
  /** The address of the salon's logo; null if it has none that a mail can show. */
  mark: string | null;
}

/** The salon's details in a language: in Bangla with its Bangla name and address, if it has them. */
export function inLanguage(salon: SalonRow, language: Language): SalonRow {
  if (language !== "bn") return salon;
  const address = salon.address_bn.length > 0 ? salon.address_bn : salon.address;
  return { ...salon, name: salon.name_bn || salon.name, address };
}

export function textsOf({ language }: Letterhead): MailTexts {
  return mailTexts[language];
}

/** The address of a page in the mail's language. @param path the English path, such as /services */
export function pageUrl(
  { language, publicUrl }: Pick<Letterhead, "language" | "publicUrl">,
  path: string,
): string {
  return `${publicUrl}${language === "bn" ? "/bn" : ""}${path}`;
}
