import { hash, randomBytes } from "node:crypto";
import { type FeedSubject, removeFeed, replaceFeed } from "#server/database/calendar-feeds.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";

export interface NewFeed {
  /** Shown only this once. */
  url: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Creates a private link to a calendar and replaces the previous one. Stores only a hash of it. */
export async function createFeed(app: UseCases, subject: FeedSubject): Promise<NewFeed> {
  const token = randomBytes(32).toString("base64url");
  const createdAt = app.now();
  await replaceFeed(app.engine.write, subject, hashOfFeed(token), createdAt);
  return { url: `${app.site.publicUrl}/api/feeds/${token}/calendar.ics`, createdAt };
}

export function hashOfFeed(token: string): string {
  return hash("sha256", token);
}

/** Revokes the private link to a calendar. @returns how many links were revoked */
export async function revokeFeed(app: DatabaseAndClock, subject: FeedSubject): Promise<number> {
  return await removeFeed(app.engine.write, subject);
}
