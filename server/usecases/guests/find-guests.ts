import { readSearch } from "#domain/guests/search.ts";
import { type GuestFigures, readGuestFigures } from "#server/database/guest-figures.ts";
import type { GuestRow } from "#server/database/guests.ts";
import { listGuests, searchGuests } from "#server/database/guests-search.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

export type GuestWithFigures = GuestRow & GuestFigures;

export interface GuestsFound {
  guests: GuestWithFigures[];
  count: number;
  /** Whether there are more than were counted. */
  isCut: boolean;
}

/** A page of all guests, or of those who match every word of a search. A search without a usable word finds nobody. */
export async function findGuests(
  app: DatabaseAndClock,
  { search = "", ...page }: { search?: string | undefined; limit: number; page: number },
): Promise<GuestsFound> {
  return await app.engine.snapshot(async (db) => {
    const words = readSearch(search);
    const found =
      search === ""
        ? { ...(await listGuests(db, page)), isCut: false }
        : words.length === 0
          ? { guests: [], count: 0, isCut: false }
          : await searchGuests(db, words, page);
    const figuresOf = await readGuestFigures(db, found.guests, app.now());
    return {
      guests: found.guests.map((guest) => ({ ...guest, ...figuresOf(guest.id) })),
      count: found.count,
      isCut: found.isCut,
    };
  });
}
