import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { WaitingQuery } from "#contract/waiting.ts";

/** What the signed-in customer waits for, and what ended lately. */
export function useMyWaiting() {
  return useQuery({
    queryKey: [...keys.waiting, "mine"],
    queryFn: ({ signal }) => securedApi("listMyWaiting", undefined, { signal }),
  });
}

/** The salon's list, page by page. */
export function useWaitingList(asked: Pick<WaitingQuery, "state" | "date">) {
  return useInfiniteQuery({
    queryKey: [...keys.waiting, "list", asked.state, asked.date],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      securedApi("listWaiting", { query: { ...asked, ...(cursor && { cursor }) } }, { signal }),
    getNextPageParam: ({ next }) => next,
  });
}

/** Joins the list. Where an hour is free after all, the hours are read again. */
export const useJoinWaiting = () =>
  useChange(
    (body: BodyOf<"joinWaitingList">) => securedApi("joinWaitingList", { body }),
    [keys.waiting, keys.availability],
  );

/** Puts a guest on the list. */
export const useAddWaiting = () =>
  useChange(
    (body: BodyOf<"addWaitingGuest">) => securedApi("addWaitingGuest", { body }),
    [keys.waiting, keys.guests],
  );

/** Ends an entry: one's own, or a guest's as staff. */
export const useEndWaiting = () =>
  useChange((id: string) => securedApi("endWaiting", { params: { id } }), [keys.waiting]);
