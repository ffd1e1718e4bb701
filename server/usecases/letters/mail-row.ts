import { countCalendarChanges } from "#server/database/booking-events.ts";
import { visitEntry } from "#server/usecases/calendars/visit-entry.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { sendNotice } from "#server/usecases/letters/send-notice.ts";
import {
  aroundVisit,
  bookingsButton,
  openVisitLetter,
  type VisitLetter,
} from "#server/usecases/letters/visit-letter.ts";
import { smsTexts } from "#server/usecases/texts/sms.ts";

/**
 * Says that the salon has booked visits in a row: the date of each, and all of them in one calendar file. Leaves out
 * visits that were cancelled or moved in the meantime.
 */
export async function mailRowConfirmed(post: Post, bookingIds: readonly string[]): Promise<SendOutcome> {
  const letters: VisitLetter[] = [];
  for (const id of bookingIds) {
    const letter = await openVisitLetter(post, id);
    if (typeof letter === "string") continue;
    if (letter.booking.state === "confirmed" && letter.booking.starts_at !== null) letters.push(letter);
  }
  const [first] = letters;
  if (!first) return "too_late";
  const { booking, head, texts, words, textWords } = first;
  const about = `confirmed.${bookingIds[0]}`;
  const { rows, written } = texts.common;
  const count = written.number(letters.length);
  return await sendNotice(
    post,
    { reader: booking, head },
    {
      about,
      text: (cut) => smsTexts[head.language].row(textWords(cut), count),
      mail: async () => {
        const { picture, terms, notes } = await aroundVisit(post, first);
        const visits = [];
        for (const one of letters) {
          const sequence = await countCalendarChanges(post.app.engine.read, one.booking.id);
          visits.push(...[visitEntry(one.said, sequence, head)].filter((entry) => entry !== null));
        }
        return compose(head, { about, to: booking.email }, texts.visits.row(words, count), {
          ...(picture && { picture }),
          ...(terms && { terms }),
          rows: letters.map(({ words: { when, masters, service } }) => [when, masters || service] as const),
          total: [rows.total, written.money(letters.reduce((sum, one) => sum + one.booking.price_cents, 0))],
          ...(notes && { notes }),
          actions: bookingsButton(head, booking.user_id, "change"),
          visits,
        });
      },
    },
  );
}
