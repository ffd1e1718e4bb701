/** What a salon's texts of a day are for. Each has a part of its own, so that neither uses up the other's. */
export type TextShare = "notices" | "codes";

/** The most segments that a text may cost. Bangla has 70 letters in one, and 134 in two. */
export const mostSegments = 2;

/** How many texts of a day are for each share: a fifth, and at least one, for codes. */
export function textsForShare(ofDay: number, share: TextShare): number {
  const codes = Math.max(1, Math.ceil(ofDay / 5));
  return share === "codes" ? codes : Math.max(0, ofDay - codes);
}

/** A gateway that did not answer may have sent the text, and each one costs money. A code's reader can ask for another. */
export const mostTriesUnanswered = 2;

const night = { from: 22, to: 8 };

/**
 * When a text that is no answer to what somebody just did may be sent: at once by day, at eight after a night.
 * @param now epoch milliseconds
 */
export function afterNight(now: number, zone: string): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  if (wall.hour >= night.to && wall.hour < night.from) return now;
  const day = wall.hour < night.to ? wall : wall.add({ days: 1 });
  return day.with({ hour: night.to, minute: 0, second: 0, millisecond: 0 }).epochMilliseconds;
}
