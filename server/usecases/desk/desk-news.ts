import { mostNews, newsReachMs } from "#domain/desk-news.ts";
import { localDate } from "#domain/time/dates.ts";
import { dayFrame } from "#domain/time/day-frame.ts";
import { listNewsOfVisits, type VisitNewsRow } from "#server/database/booking-events.ts";
import {
  type ContactMessageRow,
  countOpenContactMessages,
  listContactMessagesSince,
} from "#server/database/contact-messages.ts";
import { countToConfirm, countVisitsWithin } from "#server/database/desk-figures.ts";
import { sumToHandBack } from "#server/database/hand-backs.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import { findNewsSeen, markNewsSeen } from "#server/database/users.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

export interface DeskNews {
  salon: SalonRow;
  /** `seenAt`: up to when the person has seen the news. `since`: when the news begins. Both in epoch milliseconds. */
  seenAt: number;
  since: number;
  counts: { toConfirm: number; today: number; messages: number };
  toHandBack: { visits: number; cents: number };
  visits: VisitNewsRow[];
  messages: ContactMessageRow[];
}

/** What waits at the desk, and what recently happened without it. Each list has at most `mostNews` entries. */
export async function readDeskNews(app: DatabaseAndClock, userId: string): Promise<DeskNews> {
  return await app.engine.snapshot((db) => readIn(db, app.now(), userId));
}

async function readIn(db: Snapshot, now: number, userId: string): Promise<DeskNews> {
  const salon = await readSalon(db);
  const today = localDate(now, salon.zone);
  const since = now - newsReachMs;
  const asked = { since, limit: mostNews };
  return {
    salon,
    since,
    seenAt: await findNewsSeen(db, userId),
    counts: {
      toConfirm: await countToConfirm(db, now),
      today: await countVisitsWithin(db, dayFrame(today, salon.zone)),
      messages: await countOpenContactMessages(db),
    },
    toHandBack: await sumToHandBack(db),
    visits: await listNewsOfVisits(db, asked),
    messages: await listContactMessagesSince(db, asked),
  };
}

/** Records up to when a person has seen the news, at most up to now. */
export async function seeDeskNews(app: DatabaseAndClock, userId: string, until: number): Promise<number> {
  return await markNewsSeen(app.engine.write, userId, Math.min(until, app.now()));
}
