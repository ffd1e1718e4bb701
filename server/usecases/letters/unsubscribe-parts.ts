import type { NoticeKind } from "#domain/notices.ts";
import { writeStopCode, writeUnsubscribeToken } from "#server/usecases/deliveries/unsubscribe.ts";
import type { Post } from "#server/usecases/letters/post.ts";
import { type Letterhead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

/**
 * The ways to unsubscribe from a kind of mail: a link for its reader, and an address that a mail program posts to (RFC
 * 8058). The link's token is in the fragment (#) and takes effect only when its reader presses a button, because
 * programs follow the links in mails.
 */
export function unsubscribeParts(
  { app, publicUrl }: Post,
  head: Letterhead,
  refusal: { subject: string; kind: NoticeKind },
) {
  const token = writeUnsubscribeToken(app.seal, refusal);
  const { unsubscribe: label } = textsOf(head).common;
  return {
    unsubscribe: { label, url: `${pageUrl(head, "/unsubscribe")}#${token}` },
    unsubscribeUrl: `${publicUrl}/api/unsubscribe/${token}`,
  };
}

/** The same for reminders by text, as short as possible. */
export async function stopLink({ app }: Post, head: Letterhead, subject: string): Promise<string> {
  return pageUrl(head, `/s/${await writeStopCode(app, subject)}`);
}
