import { occupiesCells } from "#domain/booking-states.ts";
import { dayMs } from "#domain/time/dates.ts";
import type { CalendarEntry, CalendarFrame } from "#server/calendars/port.ts";
import { allNamedIn } from "#server/database/bangla-names.ts";
import { countCalendarChangesOf } from "#server/database/booking-events.ts";
import { type BookingRow, listBookingsOfUser, listPartsOfMaster } from "#server/database/bookings.ts";
import { type FeedRow, findFeedByHash } from "#server/database/calendar-feeds.ts";
import { findMaster } from "#server/database/masters.ts";
import { readSalon } from "#server/database/salon.ts";
import { findUser } from "#server/database/users.ts";
import { hashOfFeed } from "#server/usecases/calendars/feeds.ts";
import { visitEntry } from "#server/usecases/calendars/visit-entry.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { inLanguage, type Letterhead } from "#server/usecases/texts/letterhead.ts";

export interface FeedContent {
  entries: CalendarEntry[];
  frame: CalendarFrame;
}

/** How far back a calendar goes. */
const keptMs = 90 * dayMs;

/**
 * The calendar behind a private link: a customer's own visits, or a master's visits with first name and service only.
 * Cancelled and missed visits are left out, so a program that subscribed removes them. Refuses a revoked link, and one
 * of somebody who left.
 */
export async function readFeed(app: UseCases, token: string): Promise<Result<FeedContent>> {
  const db = app.engine.read;
  const feed = await findFeedByHash(db, hashOfFeed(token));
  const content = feed && (await (feed.kind === "customer" ? ofCustomer : ofMaster)(app, feed));
  if (!content) return refuse("not_found", "There is no such calendar: its link was revoked, or never made.");
  return ok(content);
}

async function ofCustomer(app: UseCases, { subject_id }: FeedRow): Promise<FeedContent | null> {
  const db = app.engine.read;
  const user = await findUser(db, subject_id);
  if (!user) return null;
  const { language } = user;
  const head = { salon: inLanguage(await readSalon(db), language), language, publicUrl: app.site.publicUrl };
  const shown = (await listBookingsOfUser(db, user.id)).filter((visit) => isShown(visit, app.now()));
  const visits = await allNamedIn(language, db, shown);
  const changes = await countCalendarChangesOf(
    db,
    visits.map(({ id }) => id),
  );
  const entries = visits.flatMap((visit) => visitEntry(visit, changes.get(visit.id) ?? 0, head) ?? []);
  return { entries, frame: frameOf(app, head, head.salon.name) };
}

async function ofMaster(app: UseCases, { subject_id }: FeedRow): Promise<FeedContent | null> {
  const db = app.engine.read;
  const master = await findMaster(db, subject_id);
  if (!master) return null;
  const head: Letterhead = { salon: await readSalon(db), language: "en", publicUrl: app.site.publicUrl };
  const parts = (await listPartsOfMaster(db, master.id, app.now() - keptMs)).filter((part) =>
    isShown({ state: part.state, ends_at: part.visit_ends_at }, app.now()),
  );
  const changes = await countCalendarChangesOf(db, [...new Set(parts.map(({ id }) => id))]);
  const entries = parts.flatMap((part) => masterEntry(part, changes.get(part.id) ?? 0, head));
  return { entries, frame: frameOf(app, head, `${master.name}, ${head.salon.name}`) };
}

function isShown({ state, ends_at }: Pick<BookingRow, "state" | "ends_at">, now: number): boolean {
  return occupiesCells(state) && ends_at !== null && ends_at >= now - keptMs;
}

function frameOf(app: DatabaseAndClock, { salon }: Letterhead, name: string): CalendarFrame {
  return { company: salon.name, name, zone: salon.zone, now: app.now() };
}

/**
 * One master's part of a visit, for the master's own calendar. Phones and calendar services store it, so it shows only
 * the guest's first name and the service.
 */
function masterEntry(
  { id, name, state, position, service_name, starts_at, ends_at }: PartOfMaster,
  sequence: number,
  { salon, publicUrl }: Letterhead,
): CalendarEntry[] {
  if (starts_at === null || ends_at === null) return [];
  const first = name.trim().split(/\s+/)[0];
  return [
    {
      uid: `${id}.${position}.master@${new URL(publicUrl).hostname}`,
      sequence,
      startsAt: starts_at,
      endsAt: ends_at,
      status: state === "pending" ? "tentative" : "confirmed",
      summary: first ? `${first}: ${service_name}` : service_name,
      location: salon.name,
    },
  ];
}

type PartOfMaster = Awaited<ReturnType<typeof listPartsOfMaster>>[number];
