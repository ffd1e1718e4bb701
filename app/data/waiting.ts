import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { WaitingQuery } from "#contract/waiting.ts";

/**
 * A waiting list that is only looked at changes when somebody joins, and when a slot comes free or an offer expires.
 */
const refreshMs = 30_000;

/** What the signed-in customer waits for, and what ended recently. */
export function useMyWaiting() {
  return useQuery({
    queryKey: [...keys.waiting, "mine"],
    queryFn: ({ signal }) => securedApi("listMyWaiting", undefined, { signal }),
    // A slot may be held for ten minutes.
    staleTime: 0,
    // A phone's clock can't tell whether an offered hour is still there.
    refetchInterval: ({ state }) =>
      state.data?.some(({ offered }) => offered?.state === "open") ? refreshMs : false,
  });
}

/** The salon's list, page by page, refetched every half minute. */
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

/** Joins the list, and refetches the slots, in case one is free after all. */
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

/** An offered hour, as it was when the page opened: it must not disappear while somebody pays for it. */
export function useOfferedHour(id: string) {
  return useQuery({
    queryKey: [...keys.waiting, "offered", id],
    queryFn: ({ signal }) => securedApi("readOfferedHour", { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Declines an offered hour, or withdraws the offer as staff. */
export const useDeclineOffered = () =>
  useChange(
    (id: string) => securedApi("declineOfferedHour", { params: { id } }),
    [keys.waiting, keys.availability, keys.held],
  );

/** Offers a slot to somebody on the list. */
export const useOfferHour = () =>
  useChange(
    ({ id, startsAt, masterIds }: { id: string } & BodyOf<"offerHour">) =>
      securedApi("offerHour", { params: { id }, body: { startsAt, ...(masterIds && { masterIds }) } }),
    [keys.waiting],
  );

/** Books an offered hour for a guest who accepted at the desk. */
export const useBookOffered = () =>
  useChange((id: string) => securedApi("bookOfferedHour", { params: { id } }), [keys.waiting, ...ofVisits]);
