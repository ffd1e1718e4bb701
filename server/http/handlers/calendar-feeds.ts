import { type FeedSubject, findFeed, findFeedByHash } from "#server/database/calendar-feeds.ts";
import { findMaster } from "#server/database/masters.ts";
import { countCall } from "#server/database/rate-limits.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toVisitFile } from "#server/http/wire/visit-file.ts";
import { createFeed, hashOfFeed, type NewFeed, revokeFeed } from "#server/usecases/calendars/feeds.ts";
import { readMailedVisit } from "#server/usecases/calendars/mailed-file.ts";
import { readFeed } from "#server/usecases/calendars/read-feed.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, refuse } from "#server/usecases/result.ts";

type CalendarFeedCalls =
  | "readMyFeed"
  | "createMyFeed"
  | "deleteMyFeed"
  | "readMasterFeed"
  | "createMasterFeed"
  | "deleteMasterFeed"
  | "readMailedVisit"
  | "readFeed";

/** A calendar program comes every few minutes at most, but programs of many people may share one address. */
const perFeed = { calls: 120, windowMs: 60 * 60_000 };

/** Private links to calendars. */
export const calendarFeedHandlers: Pick<Handlers, CalendarFeedCalls> = {
  readMyFeed: async (app, incoming) => ok(await describeFeed(app, ofMine(incoming))),
  createMyFeed: async (app, incoming) => ok(toNewFeed(await createFeed(app, ofMine(incoming)))),
  deleteMyFeed: async (app, incoming) => ok({ deletedCount: await revokeFeed(app, ofMine(incoming)) }),

  async readMasterFeed(app, { params }) {
    if (!(await findMaster(app.engine.read, params.id))) return noSuchMaster();
    return ok(await describeFeed(app, ofMaster(params)));
  },

  async createMasterFeed(app, { params }) {
    if (!(await findMaster(app.engine.read, params.id))) return noSuchMaster();
    return ok(toNewFeed(await createFeed(app, ofMaster(params))));
  },

  deleteMasterFeed: async (app, { params }) => ok({ deletedCount: await revokeFeed(app, ofMaster(params)) }),

  async readMailedVisit(app, incoming) {
    const found = await readMailedVisit(app, incoming.params.token);
    return found.ok ? await toVisitFile(found.value, app.now(), incoming) : found;
  },

  async readFeed(app, { params, setHeader }) {
    const hash = hashOfFeed(params.token);
    // Don't count guesses one by one: each would leave a row.
    const isKnown = (await findFeedByHash(app.engine.read, hash)) !== undefined;
    if (isKnown && !(await countCall(app.engine.write, `feed:${hash}`, perFeed, app.now()))) {
      return refuse("too_many_requests", "This calendar was asked for very often. Ask again in an hour.");
    }
    const feed = await readFeed(app, params.token);
    if (!feed.ok) return feed;
    setHeader("content-type", "text/calendar; charset=utf-8");
    setHeader("content-disposition", 'inline; filename="calendar.ics"');
    const { writeCalendar } = await import("#server/calendars/write-calendar.ts");
    return ok(writeCalendar(feed.value.entries, feed.value.frame));
  },
};

function ofMine(incoming: Parameters<typeof signedIn>[0]): FeedSubject {
  return { kind: "customer", subjectId: signedIn(incoming).userId };
}

function ofMaster({ id }: { id: string }): FeedSubject {
  return { kind: "master", subjectId: id };
}

async function describeFeed(app: UseCases, subject: FeedSubject) {
  const feed = await findFeed(app.engine.read, subject);
  return { createdAt: feed ? new Date(feed.created_at).toISOString() : null };
}

function toNewFeed({ url, createdAt }: NewFeed) {
  return { url, createdAt: new Date(createdAt).toISOString() };
}

function noSuchMaster() {
  return refuse("not_found", "There is no such master.");
}
