import { moment } from "#app/lib/refund-terms.ts";
import { historyTexts } from "#app/texts/en/dashboard/visit-history.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Timeline } from "#contract/visits.ts";
import { readBookedWhy } from "#domain/booked-why.ts";
import {
  moveReasons,
  plainReasons,
  readChangeReason,
  readLengthReason,
  readMoneyReason,
} from "#domain/visit-history.ts";

type Line = Timeline[number];

/** One line of a visit's timeline as a sentence, with times on the salon's clock. */
export function lineText(line: Line, zone: string): string {
  const texts = textsNow(historyTexts);
  const { why } = line;
  const minutes = readLengthReason(why);
  if (minutes !== null) return minutes > 0 ? texts.lengthened(minutes) : texts.shortened(-minutes);
  const changed = readChangeReason(why);
  if (changed !== null) return changedText(line, changed, zone);
  if (line.toStartsAt !== null) return movedText(line, line.toStartsAt, zone);
  if (line.from === line.to) {
    const money = readMoneyReason(why);
    if (!money) return why;
    return money.typed ? texts.withWhy(texts[money.did], money.typed) : texts[money.did];
  }
  const what = stateText(line);
  return plainReasons.includes(why) || readBookedWhy(why) ? what : texts.withWhy(what, why);
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
  if (why === moveReasons.movedBySalon) return texts.movedBySalon(from, to);
  return why === moveReasons.movedAsAsked ? texts.movedAsAsked(from, to) : texts.moved(from, to);
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
function changedText({ fromStartsAt, toStartsAt }: Line, names: string, zone: string): string {
  const texts = textsNow(historyTexts);
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
