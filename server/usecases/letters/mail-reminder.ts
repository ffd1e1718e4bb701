import { type Reminder, whyNotRemind } from "#domain/notices.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { sendNotice } from "#server/usecases/letters/send-notice.ts";
import { stopLink, unsubscribeParts } from "#server/usecases/letters/unsubscribe-parts.ts";
import { aroundVisit, openVisitLetter } from "#server/usecases/letters/visit-letter.ts";
import { hasRefused, subjectOfNotices } from "#server/usecases/post/subject-of-notices.ts";
import { smsTexts } from "#server/usecases/texts/sms.ts";

/**
 * Reminds of a visit, unless it has moved, ended or begun, or its customer wants no reminders.
 * @param forStart the visit's hour when the reminder was queued, in epoch milliseconds
 */
export async function mailReminder(
  post: Post,
  { bookingId, reminder, forStart }: { bookingId: string; reminder: Reminder; forStart: number },
): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words, textWords } = letter;
  const visit = { state: booking.state, startsAt: booking.starts_at };
  const why = whyNotRemind(visit, reminder, forStart, post.app.now());
  if (why) return why;
  const subject = subjectOfNotices(post.app, booking);
  if (await hasRefused(post.app, booking, reminder)) return "switched_off";
  const about = `${reminder}.${booking.id}.${forStart}`;
  return await sendNotice(
    post,
    { reader: booking, head },
    {
      about,
      needsProof: true,
      canWait: true,
      link: () => stopLink(post, head, subject),
      text: (cut, stop) => smsTexts[head.language].reminder({ ...textWords(cut), masters: "" }, stop),
      mail: async () =>
        compose(head, { about, to: booking.email }, texts.visits.reminder(words), {
          ...(await aroundVisit(post, letter)),
          ...unsubscribeParts(post, head, { subject, kind: reminder }),
        }),
    },
  );
}
