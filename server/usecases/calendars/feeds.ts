import { createHash, randomBytes } from "node:crypto";
import { type FeedSubject, removeFeed, replaceFeed } from "#server/database/calendar-feeds.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";

export interface NewFeed {
  /** Told this once. */
  url: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Makes a private link to a calendar, in place of the one before it. Only a hash of it is kept. */
export async function createFeed(app: UseCases, subject: FeedSubject): Promise<NewFeed> {
  const token = randomBytes(32).toString("base64url");
  const createdAt = app.now();
  await replaceFeed(app.engine.write, subject, hashOfFeed(token), createdAt);
  return { url: `${app.site.publicUrl}/api/feeds/${token}/calendar.ics`, createdAt };
}

export function hashOfFeed(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Makes a link to a calendar worthless. @returns how many there were */
export async function revokeFeed(app: DatabaseAndClock, subject: FeedSubject): Promise<number> {
  return await removeFeed(app.engine.write, subject);
}
