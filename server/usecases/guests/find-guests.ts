import type { GuestGroup } from "#domain/guests/groups.ts";
import { readSearch } from "#domain/guests/search.ts";
import { type GuestFigures, readGuestFigures } from "#server/database/guest-figures.ts";
import { listGroup } from "#server/database/guest-groups.ts";
import type { GuestRow } from "#server/database/guests.ts";
import { listGuests, type PageOfGuests, searchGuests } from "#server/database/guests-search.ts";
import type { Handle } from "#server/database/handle.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

export type GuestWithFigures = GuestRow & GuestFigures;

export interface GuestsFound {
  guests: GuestWithFigures[];
  count: number;
  /** Whether there are more than were counted. */
  isCut: boolean;
}

interface Wanted extends PageOfGuests {
  search?: string | undefined;
  only?: GuestGroup | undefined;
}

/**
 * A page of all guests, of a group, or of those who match every word of a search. A search without a usable word finds
 * nobody.
 */
export async function findGuests(app: DatabaseAndClock, wanted: Wanted): Promise<GuestsFound> {
  return await app.engine.snapshot(async (db) => {
    const found = await find(db, wanted, app.now());
    const figuresOf = await readGuestFigures(db, found.guests, app.now());
    return {
      guests: found.guests.map((guest) => ({ ...guest, ...figuresOf(guest.id) })),
      count: found.count,
      isCut: found.isCut,
    };
  });
}

async function find(db: Handle, { search = "", only, ...page }: Wanted, now: number) {
  if (only) return await listGroup(db, only, now, page);
  if (search === "") return { ...(await listGuests(db, page)), isCut: false };
  const words = readSearch(search);
  return words.length > 0 ? await searchGuests(db, words, page) : { guests: [], count: 0, isCut: false };
}
