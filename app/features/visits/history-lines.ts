import { moment } from "#app/lib/refund-terms.ts";
import { historyTexts } from "#app/texts/en/dashboard/visit-history.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Timeline } from "#contract/visits.ts";
import { readBookedWhy } from "#domain/booked-why.ts";

type Line = Timeline[number];

/** Reasons that the server writes when nobody gave one. The sentence already says as much. */
const usual = new Set([
  "booked at the desk",
  "confirmed by the salon",
  "in the chair",
  "completed",
  "did not come",
  "marked as missed by mistake",
  "put in the chair by mistake",
  "marked as completed by mistake",
  "cancelled by the customer",
  "cancelled by the salon",
]);
const changed = "services changed: ";
const takenBack = "payment at the salon taken back: ";

/** One line of a visit's timeline as a sentence, with times on the salon's clock. */
export function lineText(line: Line, zone: string): string {
  const texts = textsNow(historyTexts);
  const [, way, minutes] = /^(lengthened|shortened) by (\d+) minutes$/.exec(line.why) ?? [];
  if (minutes)
    return way === "lengthened" ? texts.lengthened(Number(minutes)) : texts.shortened(Number(minutes));
  if (line.why.startsWith(changed)) return changedText(line, zone);
  if (line.toStartsAt !== null) return movedText(line, line.toStartsAt, zone);
  if (line.from === line.to) {
    if (line.why === "paid at the salon") return texts.paid;
    if (line.why === "paid with a gift card at the salon") return texts.paidByGift;
    if (line.why === "paid with a session at the salon") return texts.paidBySession;
    if (line.why === "handed back at the salon") return texts.handedBack;
    if (line.why === "handed back since it was cancelled") return texts.returned;
    if (line.why === "not handed back after all") return texts.notHandedBack;
    if (line.why === "refund handed back at the salon") return texts.refundHandedBack;
    if (line.why === "tip written down") return texts.tipped;
    if (line.why === "tip taken back") return texts.tipTakenBack;
    if (line.why.startsWith(takenBack)) return texts.takenBack(line.why.slice(takenBack.length));
    return line.why;
  }
  const what = stateText(line);
  return usual.has(line.why) || readBookedWhy(line.why) ? what : texts.withWhy(what, line.why);
}

/** Who did it: 'you', 'the salon' and 'the system' in the page's language, anybody else by name. */
export function byWhom({ by }: Line): string {
  const { you, salon, system } = textsNow(historyTexts);
  return { you, "the salon": salon, system }[by] ?? by;
}

function movedText({ fromStartsAt, why }: Line, toStartsAt: string, zone: string): string {
  const texts = textsNow(historyTexts);
  const to = moment(toStartsAt, zone);
  if (fromStartsAt === null) return texts.arranged(to);
  const from = moment(fromStartsAt, zone);
  if (why === "moved by the salon") return texts.movedBySalon(from, to);
  return why === "moved as the customer asked" ? texts.movedAsAsked(from, to) : texts.moved(from, to);
}

/** How much was paid with the booking, and which of the salon's rules asked for it. */
function bookedText(why: string): string {
  const texts = textsNow(historyTexts);
  const { how = "paid" } = readBookedWhy(why) ?? {};
  return texts.bookedAs(byRule(why) ?? texts.booked[how]);
}

/** The same for a special rule: 'Booked with a deposit paid, on a first visit'; undefined for the general one. */
export function byRule(why: string): string | undefined {
  const texts = textsNow(historyTexts);
  const read = readBookedWhy(why);
  return read?.askedBy ? texts.bookedBy(texts.booked[read.how], texts.askedBy[read.askedBy]) : undefined;
}

/** The time is mentioned only if it changed. */
function changedText({ why, fromStartsAt, toStartsAt }: Line, zone: string): string {
  const texts = textsNow(historyTexts);
  const names = why.slice(changed.length);
  const said = texts.changed(names);
  return toStartsAt === null || toStartsAt === fromStartsAt
    ? said
    : texts.changedAndMoved(said, moment(toStartsAt, zone));
}

function stateText({ from, to, why }: Line): string {
  const texts = textsNow(historyTexts);
  switch (to) {
    case "pending":
      return bookedText(why);
    case "confirmed":
      if (from === null) return texts.bookedAtDesk;
      if (from === "in_chair") return texts.outOfChair;
      return from === "no_show" ? texts.undone : texts.confirmed;
    case "in_chair":
      return from === "completed" ? texts.notCompleted : texts.inChair;
    case "completed":
      return texts.completed;
    case "no_show":
      return texts.noShow;
    case "cancelled":
      return texts.cancelled;
  }
}
