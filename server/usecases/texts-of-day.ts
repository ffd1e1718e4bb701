import { type TextShare, textsForShare } from "#domain/text-messages.ts";
import { localDate } from "#domain/time/dates.ts";
import { raiseException } from "#server/database/exceptions.ts";
import type { Handle } from "#server/database/handle.ts";
import { readSalon } from "#server/database/salon.ts";
import { countTextsOf } from "#server/database/sent-texts.ts";

/** How many of the salon's texts for a day are used. */
export interface TextsOfDay {
  /** The salon's date. */
  day: string;
  sent: number;
  most: number;
}

/**
 * How many texts of a share were sent on the salon's current day, and how many it may send.
 * @param but the id of a text to leave out
 */
export async function readTextsOfDay(
  db: Handle,
  share: TextShare,
  now: number,
  but?: string,
): Promise<TextsOfDay> {
  const { zone, texts_per_day: ofDay } = await readSalon(db);
  const day = localDate(now, zone);
  return { day, sent: await countTextsOf(db, day, share, but), most: textsForShare(ofDay, share) };
}

/** Tells the owner, once per day and share, that no more texts are sent. */
export async function raiseTextsUsedUp(
  db: Handle,
  { day, share }: { day: string; share: TextShare },
  now: number,
): Promise<void> {
  const exception = {
    kind: "texts_used_up",
    subjectId: share,
    cause: `texts_used_up:${share}:${day}`,
  } as const;
  await raiseException(db, exception, now);
}
