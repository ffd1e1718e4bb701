import type { Language } from "#domain/language.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { type MailTexts, mailTexts } from "#server/usecases/texts/texts.ts";

/** Who a mail comes from and in which language. */
export interface Letterhead {
  salon: SalonRow;
  language: Language;
  /** Where people reach the site; its host names the mail. */
  publicUrl: string;
}

/** The same with what a mail wears. */
export interface MailHead extends Letterhead {
  /** The colour of the ticket and the main button, as #rrggbb. */
  accent: string;
  /** The address of the salon's mark; null where it has none that a mail can show. */
  mark: string | null;
}

/** The salon as it says itself in a language: in Bangla with its Bangla name and address, where it has given them. */
export function inLanguage(salon: SalonRow, language: Language): SalonRow {
  if (language !== "bn") return salon;
  const address = salon.address_bn.length > 0 ? salon.address_bn : salon.address;
  return { ...salon, name: salon.name_bn || salon.name, address };
}

export function textsOf({ language }: Letterhead): MailTexts {
  return mailTexts[language];
}

/** The address of a page in the mail's language. @param path as English has it: /services */
export function pageUrl(
  { language, publicUrl }: Pick<Letterhead, "language" | "publicUrl">,
  path: string,
): string {
  return `${publicUrl}${language === "bn" ? "/bn" : ""}${path}`;
}
