import { countCalendarChanges } from "#server/database/booking-events.ts";
import { visitEntry } from "#server/usecases/calendars/visit-entry.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { aroundVisit, openVisitLetter, type VisitLetter } from "#server/usecases/letters/visit-letter.ts";
import { pageUrl } from "#server/usecases/texts/letterhead.ts";

/**
 * Says that the salon has booked visits in a row: each with its date, and all of them in one calendar file. Of visits that were
 * cancelled or have moved on meanwhile nothing is said.
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
  const { booking, head, texts, words } = first;
  const { picture, terms } = await aroundVisit(post, first);
  const { actions, rows, written } = texts.common;
  const visits = [];
  for (const one of letters) {
    const sequence = await countCalendarChanges(post.app.engine.read, one.booking.id);
    visits.push(...[visitEntry(one.said, sequence, head)].filter((entry) => entry !== null));
  }
  const mail = compose(
    head,
    { about: `confirmed.${bookingIds[0]}`, to: booking.email },
    texts.visits.row(words, written.number(letters.length)),
    {
      ...(picture && { picture }),
      ...(terms && { terms }),
      rows: letters.map(({ words: { when, masters, service } }) => [when, masters || service] as const),
      total: [rows.total, written.money(letters.reduce((sum, one) => sum + one.booking.price_cents, 0))],
      actions: [{ label: actions.change, url: pageUrl(head, "/dashboard/myBookings") }],
      visits,
    },
  );
  await post.mailer.send(mail);
  return null;
}
