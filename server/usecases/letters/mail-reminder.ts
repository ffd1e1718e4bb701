import { type Reminder, whyNotRemind } from "#domain/notices.ts";
import { findNoticeRefusal } from "#server/database/notice-refusals.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { unsubscribeParts } from "#server/usecases/letters/unsubscribe-parts.ts";
import {
  aroundVisit,
  isUnproved,
  openVisitLetter,
  subjectOfNotices,
} from "#server/usecases/letters/visit-letter.ts";

/**
 * Reminds of a visit, unless that has moved, ended or begun by now or its customer wants no reminders.
 * @param forStart the hour, in epoch milliseconds, that the reminder was queued for
 */
export async function mailReminder(
  post: Post,
  { bookingId, reminder, forStart }: { bookingId: string; reminder: Reminder; forStart: number },
): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words } = letter;
  const visit = { state: booking.state, startsAt: booking.starts_at };
  const why = whyNotRemind(visit, reminder, forStart, post.app.now());
  if (why) return why;
  if (await isUnproved(post.app.engine.read, booking)) return "unverified";
  const subject = subjectOfNotices(booking);
  if (await findNoticeRefusal(post.app.engine.read, subject, reminder)) return "switched_off";
  const mail = compose(
    head,
    { about: `${reminder}.${booking.id}.${forStart}`, to: booking.email },
    texts.visits.reminder(words),
    {
      ...(await aroundVisit(post, letter)),
      ...unsubscribeParts(post, head, { subject, kind: reminder }),
    },
  );
  await post.mailer.send(mail);
  return null;
}
