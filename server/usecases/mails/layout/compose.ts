import type { Mail } from "#server/mail/port.ts";
import type { MailContent, Sender } from "#server/usecases/mails/layout/content.ts";
import { htmlBody } from "#server/usecases/mails/layout/html-body.ts";
import { textBody } from "#server/usecases/mails/layout/text-body.ts";

interface Envelope {
  /** What the mail is about, unique among its kind: 'received.<id>'. The same mail sent again keeps it. */
  about: string;
  to: string;
  subject: string;
}

/** One mail in the salon's look, with its two bodies. @param site.publicUrl whose host names the mail */
export function compose(
  { about, to, subject }: Envelope,
  content: MailContent,
  sender: Sender,
  site: { publicUrl: string },
): Mail {
  return {
    messageId: `<${about}@${new URL(site.publicUrl).hostname}>`,
    to,
    subject,
    text: textBody(content, sender),
    html: htmlBody(content, sender),
  };
}
