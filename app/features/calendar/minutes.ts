import { numberText } from "#app/lib/number-text.ts";
import type { Span } from "#domain/time/span.ts";

/** The minutes from midnight of an instant with the salon's offset. */
export function minuteOf(instant: string): number {
  return Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));
}

/** The part of a span on a date, in minutes from its midnight. If there is none, `from` is not before `to`. */
export function onDate({ startsAt, endsAt }: { startsAt: string; endsAt: string }, date: string): Span {
  const minuteOn = (instant: string) =>
    instant.startsWith(date) ? minuteOf(instant) : instant < date ? 0 : 24 * 60;
  return { from: minuteOn(startsAt), to: minuteOn(endsAt) };
}

export interface Timed {
  masterId: string | null;
  startsAt: string | null;
  endsAt: string | null;
}

/** What one master has of some parts on a date, each with its minutes from that date's midnight. */
export function partsOn<Part extends Timed>(
  parts: readonly Part[],
  { masterId, date }: { masterId: string; date: string },
): (Part & Span)[] {
  return parts.flatMap((part) => {
    const { startsAt, endsAt } = part;
    if (part.masterId !== masterId || !startsAt || !endsAt) return [];
    const span = onDate({ startsAt, endsAt }, date);
    return span.from < span.to ? [{ ...part, ...span }] : [];
  });
}

/** '16:30' of 990 minutes. */
export function wallOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** '4:30 pm' of 990 minutes. */
export function clockOf(minute: number): string {
  return numberText(inEnglish(minute));
}

/** '4 pm' of 960 minutes. */
export function hourName(minute: number): string {
  return numberText(inEnglish(minute).replace(":00", ""));
}

function inEnglish(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}
