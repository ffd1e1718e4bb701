import type { Mail, MailContent } from "#server/mail/port.ts";
import type { Letterhead, MailHead } from "#server/usecases/texts/letterhead.ts";
import { mailTexts } from "#server/usecases/texts/texts.ts";
import type { Words } from "#server/usecases/texts/words.ts";

export interface Envelope {
  /** What the mail is about, unique among its kind: 'received.<id>'. Sending the same mail again reuses it. */
  about: string;
  to: string;
}

type Around = Partial<
  Pick<
    MailContent,
    | "label"
    | "picture"
    | "tall"
    | "quote"
    | "ticket"
    | "voucher"
    | "rows"
    | "total"
    | "terms"
    | "actions"
    | "notes"
    | "unsubscribe"
  >
> &
  Partial<Pick<Mail, "visit" | "visits" | "replyTo" | "unsubscribeUrl">>;

/**
 * Composes a mail in the salon's look: the words of its kind, with facts and buttons around them. Its message id is
 * derived from `about`, so that a mail that is sent again is the same one.
 */
export function compose(
  { salon, accent, mark, language, publicUrl }: MailHead,
  { about, to }: Envelope,
  words: Words,
  { visit, visits, replyTo = salon.email, unsubscribeUrl, ...around }: Around = {},
): Mail {
  const { subject, ...said } = words;
  const { questions, directions } = mailTexts[language].common;
  const phone = salon.phone === "" ? [] : [questions(salon.phone)];
  return {
    messageId: `<${about}@${new URL(publicUrl).hostname}>`,
    to,
    ...(replyTo !== "" && { replyTo }),
    subject,
    content: {
      notes: phone,
      ...said,
      ...around,
      language,
      site: publicUrl,
      ...(salon.address.length > 0 && { directions: { label: directions, url: wayTo(salon) } }),
    },
    sender: { ...salon, accent, mark },
    ...(visit && { visit }),
    ...(visits && { visits }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}

/** A link to the salon's location, for the phone's map or the browser. */
function wayTo({ name, address }: Letterhead["salon"]): string {
  const destination = [name, ...address].join(", ");
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}
