import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { WaitingQuery } from "#contract/waiting.ts";

/** A list that is only looked at changes when somebody joins it, and when an hour comes free or its time is over. */
const refreshMs = 30_000;

/** What the signed-in customer waits for, and what ended lately. */
export function useMyWaiting() {
  return useQuery({
    queryKey: [...keys.waiting, "mine"],
    queryFn: ({ signal }) => securedApi("listMyWaiting", undefined, { signal }),
    // An hour may be held for ten minutes.
    staleTime: 0,
    // Whether an offered hour is still there, a phone's clock does not know.
    refetchInterval: ({ state }) =>
      state.data?.some(({ offered }) => offered?.state === "open") ? refreshMs : false,
  });
}

/** The salon's list, page by page, read again every half minute. */
export function useWaitingList(asked: Pick<WaitingQuery, "state" | "date">) {
  return useInfiniteQuery({
    queryKey: [...keys.waiting, "list", asked.state, asked.date],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      securedApi("listWaiting", { query: { ...asked, ...(cursor && { cursor }) } }, { signal }),
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMs,
    staleTime: 0,
  });
}

/** Joins the list. Where an hour is free after all, the hours are read again. */
export const useJoinWaiting = () =>
  useChange(
    (body: BodyOf<"joinWaitingList">) => securedApi("joinWaitingList", { body }),
    [keys.waiting, keys.availability],
  );

/** Puts a guest on the list. */
export function useAddWaiting() {
  const once = useSentOnce();
  return useChange(
    (guest: BodyOf<"addWaitingGuest">) =>
      once((key) => securedApi("addWaitingGuest", { body: { ...guest, key } })),
    [keys.waiting, keys.guests],
  );
}

/** Ends an entry: one's own, or a guest's as staff. */
export const useEndWaiting = () =>
  useChange((id: string) => securedApi("endWaiting", { params: { id } }), [keys.waiting]);

/** An hour that was offered, as it was when the page opened: what is being paid must not go away meanwhile. */
export function useOfferedHour(id: string) {
  return useQuery({
    queryKey: [...keys.waiting, "offered", id],
    queryFn: ({ signal }) => securedApi("readOfferedHour", { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Lets an offered hour go, or takes it back as staff. */
export const useDeclineOffered = () =>
  useChange(
    (id: string) => securedApi("declineOfferedHour", { params: { id } }),
    [keys.waiting, keys.availability, keys.held],
  );

/** Offers an hour to who waits. */
export const useOfferHour = () =>
  useChange(
    ({ id, startsAt, masterIds }: { id: string } & BodyOf<"offerHour">) =>
      securedApi("offerHour", { params: { id }, body: { startsAt, ...(masterIds && { masterIds }) } }),
    [keys.waiting],
  );

/** Books an offered hour for a guest who has said yes at the desk. */
export const useBookOffered = () =>
  useChange((id: string) => securedApi("bookOfferedHour", { params: { id } }), [keys.waiting, ...ofVisits]);
