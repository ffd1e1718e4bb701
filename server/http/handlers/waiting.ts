import type { DeskWaitingEntry, OfferedHour, WaitingEntry } from "#contract/waiting.ts";
import type { OfferedHourRow } from "#server/database/offered-hours.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Place, WaitingGuest } from "#server/database/waiting.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { deleted, inserted } from "#server/http/wire/counts.ts";
import { refuseCursor } from "#server/http/wire/page.ts";
import { ok, type Result } from "#server/usecases/result.ts";
import { bookOfferedHour } from "#server/usecases/waiting/book-offered-hour.ts";
import { endWaiting } from "#server/usecases/waiting/end-waiting.ts";
import { addWaitingGuest, joinWaitingList } from "#server/usecases/waiting/join-list.ts";
import { findOwnOffered, letOfferedHourGo } from "#server/usecases/waiting/let-offered-hour-go.ts";
import {
  type ListedWaiting,
  listForDesk,
  listOwnWaiting,
  type WithOffered,
} from "#server/usecases/waiting/list-waiting.ts";
import { offerByHand } from "#server/usecases/waiting/offer-by-hand.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

type WaitingCalls =
  | "readOfferedHour"
  | "declineOfferedHour"
  | "offerHour"
  | "bookOfferedHour"
  | "joinWaitingList"
  | "listMyWaiting"
  | "endWaiting"
  | "listWaiting"
  | "addWaitingGuest";

/** The waiting list: customers join and leave it, and the desk sees it and adds guests. */
export const waitingHandlers: Pick<Handlers, WaitingCalls> = {
  async joinWaitingList(app, incoming) {
    return inserted(await joinWaitingList(app, signedIn(incoming).userId, wishOf(incoming.body)));
  },

  async listMyWaiting(app, incoming) {
    const { zone, entries } = await listOwnWaiting(app, signedIn(incoming).userId);
    return ok(entries.map((entry) => toEntry(entry, { zone, now: app.now() })));
  },

  async endWaiting(app, incoming) {
    return deleted(await endWaiting(app, signedIn(incoming), incoming.params.id));
  },

  async listWaiting(app, { query }) {
    const { cursor, ...asked } = query;
    const from = placeOf(cursor);
    if (!from.ok) return from;
    const { zone, waiting, entries } = await listForDesk(app, { ...asked, from: from.value });
    const last = entries.length < asked.limit ? undefined : entries.at(-1);
    return ok({
      entries: entries.map((entry) => toDeskEntry(entry, { zone, now: app.now() })),
      waiting,
      next: last ? `${last.ended_at ?? last.created_at}.${last.id}` : null,
    });
  },

  async readOfferedHour(app, incoming) {
    const found = await findOwnOffered(app, signedIn(incoming), incoming.params.id);
    if (!found.ok) return found;
    const { zone } = await readSalon(app.engine.read);
    return ok(toOffered(found.value.offered, found.value.entry, { zone, now: app.now() }));
  },

  async declineOfferedHour(app, incoming) {
    const actor = signedIn(incoming);
    const found = await findOwnOffered(app, actor, incoming.params.id);
    return deleted(found.ok ? await letOfferedHourGo(app, actor, found.value.offered) : found);
  },

  async offerHour(app, incoming) {
    const { startsAt, masterIds: masters } = incoming.body;
    const chosen = { id: incoming.params.id, startsAt: Date.parse(startsAt), masters };
    return inserted(await offerByHand(app, signedIn(incoming).userId, chosen));
  },

  async bookOfferedHour(app, incoming) {
    return inserted(await bookOfferedHour(app, signedIn(incoming), incoming.params.id));
  },

  async addWaitingGuest(app, incoming) {
    const { name, number: phone, email, guestId, isNewGuest, language, key } = incoming.body;
    const guest = { name, phone, email, guestId, isNewGuest, language, key, ...wishOf(incoming.body) };
    return inserted(await addWaitingGuest(app, signedIn(incoming).userId, guest));
  },
};

interface WishSent {
  serviceIds: string[];
  masterId?: string | undefined;
  masterIds?: string[] | undefined;
  dates: string[];
  hours?: { opens: string; closes: string }[] | undefined;
}

function wishOf({ serviceIds, masterId, masterIds, dates, hours = [] }: WishSent) {
  return { serviceIds, masters: masterIds ?? [masterId ?? "any"], dates, hours };
}

function placeOf(cursor: string | undefined): Result<Place | undefined> {
  if (cursor === undefined) return ok(undefined);
  const [, at, id] = /^(\d{1,15})\.([\w-]+)$/.exec(cursor) ?? [];
  return at && id ? ok({ at: Number(at), id }) : refuseCursor();
}

/** The salon's time zone and current time. A phone's own clock may be wrong, so pages use these. */
interface Asked {
  zone: string;
  now: number;
}

function toOffered(row: OfferedHourRow, entry: WaitingGuest, { zone, now }: Asked): OfferedHour {
  const isOver = row.state === "open" && row.taken_at === null && row.until <= now;
  return {
    _id: row.id,
    waitingId: row.waiting_id,
    state: isOver ? "lapsed" : row.state,
    serviceIds: entry.service_ids,
    service_name: entry.service_name,
    masterIds: row.masters,
    startsAt: zonedInstant(row.starts_at, zone),
    endsAt: zonedInstant(row.ends_at, zone),
    until: zonedInstant(row.until, zone),
  };
}

function toEntry(row: WithOffered, asked: Asked): WaitingEntry {
  const { zone } = asked;
  return {
    _id: row.id,
    state: row.state,
    serviceIds: row.service_ids,
    service_name: row.service_name,
    masterIds: row.masters,
    dates: row.dates,
    hours: row.hours,
    since: zonedInstant(row.created_at, zone),
    endedAt: zonedInstant(row.ended_at, zone),
    offered: row.offered && toOffered(row.offered, row, asked),
    ...(row.lacks && { lacks: row.lacks }),
    ...(row.booking_id !== null && { bookingId: row.booking_id }),
  };
}

function toDeskEntry(row: ListedWaiting, asked: Asked): DeskWaitingEntry {
  const { zone } = asked;
  return {
    ...toEntry(row, asked),
    guestId: row.guest_id,
    name: row.name,
    number: row.phone,
    email: row.email,
    hasAccount: row.user_id !== null,
    fits: row.fits && { startsAt: zonedInstant(row.fits.startsAt, zone), masterIds: row.fits.masterIds },
  };
}
