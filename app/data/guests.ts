import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { useTranslatedBookings } from "#app/data/use-translated.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Guest, GuestNote, NewGuest } from "#contract/guests.ts";
import type { GuestGroup } from "#domain/guests/groups.ts";

/** How many guests are on a page. */
export const guestsOfPage = 20;

/**
 * A page of guests, of a group, or of those found, with what it answers. While the next page loads, the page before
 * stays and is `isPlaceholderData`.
 */
export function useGuests(search: string, only: GuestGroup | undefined, page: number) {
  return useQuery({
    queryKey: [...keys.guests, "list", search, only, page],
    queryFn: async ({ signal }) => {
      const query = { limit: guestsOfPage, page, ...(search === "" ? only && { only } : { search }) };
      return { ...(await securedApi("listGuests", { query }, { signal })), search, only, page };
    },
    // New guests arrive on their own: online, and at other desks.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

const mostChoices = 6;

/** The guests that match what is typed; none before the second character. */
export function useGuestChoices(search: string) {
  return useQuery({
    queryKey: [...keys.guests, "choices", search],
    queryFn: ({ signal }) => securedApi("listGuests", { query: { limit: mostChoices, search } }, { signal }),
    // The guest may have been added at another desk since.
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: search.trim().length > 1,
  });
}

/** Everything the desk knows about a guest. */
export function useGuest(id: string | undefined) {
  const translate = useTranslatedBookings();
  return useQuery({
    queryKey: [...keys.guests, "one", id],
    queryFn: ({ signal }) => securedApi("readGuest", { params: { id: id ?? "" } }, { signal }),
    staleTime: 0,
    enabled: id !== undefined,
    select: useCallback((guest: Guest) => ({ ...guest, visitList: translate(guest.visitList) }), [translate]),
  });
}

/**
 * Adds a guest, or changes the one with that id.
 * @param changed the part of the guest to send as a change
 * @returns the id
 */
export function useSaveGuest(id: string | undefined, changed: (guest: NewGuest) => BodyOf<"updateGuest">) {
  const once = useSentOnce();
  return useChange(
    async (guest: NewGuest) => {
      if (id === undefined) {
        const made = await once((key) => securedApi("createGuest", { body: { ...guest, key } }));
        return made.insertedId;
      }
      await securedApi("updateGuest", { params: { id }, body: changed(guest) });
      return id;
    },
    [keys.guests],
  );
}

export function useWriteGuestNote(id: string) {
  const once = useSentOnce();
  return useChange(
    (note: BodyOf<"createGuestNote">) =>
      once((key) => securedApi("createGuestNote", { params: { id }, body: { ...note, key } })),
    [keys.guests],
  );
}

export const useChangeGuestNote = () =>
  useChange(
    ({ id, ...body }: BodyOf<"updateGuestNote"> & { id: string }) =>
      securedApi("updateGuestNote", { params: { id }, body }),
    [keys.guests],
  );

export const useRemoveGuestNote = () =>
  useChange(
    ({ _id, date }: Pick<GuestNote, "_id" | "date">) =>
      securedApi("deleteGuestNote", { params: { id: _id }, query: { seen: date } }),
    [keys.guests],
  );

export const useMergeGuests = (id: string) =>
  useChange(
    (body: BodyOf<"mergeGuests">) => securedApi("mergeGuests", { params: { id }, body }),
    [keys.guests, keys.calendar],
  );

export const useTakeMergeBack = () =>
  useChange((id: string) => securedApi("unmergeGuests", { params: { id } }), [keys.guests, keys.calendar]);
