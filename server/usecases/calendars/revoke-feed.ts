import { type FeedSubject, removeFeed } from "#server/database/calendar-feeds.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Makes a link to a calendar worthless. @returns how many there were */
export async function revokeFeed(app: UseCases, subject: FeedSubject): Promise<number> {
  return await removeFeed(app.engine.write, subject);
}
