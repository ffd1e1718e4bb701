import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { usePlainChange } from "#app/data/use-plain-change.ts";
import { useSlotChanges } from "#app/data/use-slot-changes.ts";
import { useTranslatedBookings } from "#app/data/use-translated.ts";
import { untilReachable } from "#app/lib/online.ts";
import { readWholeList, withHeaders } from "#app/lib/pages-of-list.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Booking, BookingsQuery } from "#contract/bookings.ts";
import type { CancellationPreview, Move } from "#contract/visits.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

const ownBookings = [...keys.bookings, "of"];
const foundBookings = [...keys.bookings, "found"];

/** The signed-in person's own bookings, with names in the page's language. */
export function useUserBookings(email: string) {
  const translate = useTranslatedBookings();
  return useQuery({
    queryKey: [...ownBookings, email],
    queryFn: ({ signal }) =>
      readWholeList((cursor, onHeaders) =>
        securedApi("listUserBookings", { params: { email }, query: { cursor } }, { signal, onHeaders }),
      ),
    select: translate,
  });
}

/**
 * The signed-in person's completed visits that have no review yet, the latest first. `isFetched` once they were read, or
 * could not be.
 */
export function useReviewableVisits(email: string) {
  const { data = [], isFetched, isSuccess } = useUserBookings(email);
  const visits = data
    .filter(({ canReview }) => canReview)
    .toSorted((one, other) => (other.startsAt ?? "").localeCompare(one.startsAt ?? ""));
  return { visits, isFetched, isSuccess };
}

export interface FoundPage {
  /** The search, and the page, counted from 1. */
  query: BookingsQuery;
  page: number;
  /** The bookings of the page, and the position of the first among all, counted from 1. */
  bookings: Booking[];
  first: number;
  /**
   * The number of all bookings found and the sum of their prices in dollars; null if there are more than were
   * counted.
   */
  count: number;
  price: number | null;
  /** Bookings made before this instant were not searched, because each word is so short. Null if all were. */
  since: string | null;
}

/**
 * One page of the bookings found, refetched when slots change. While the next page loads, the page before stays and
 * is `isPlaceholderData`.
 */
export function useFoundBookings(query: BookingsQuery, { page, limit }: { page: number; limit: number }) {
  const translate = useTranslatedBookings();
  useSlotChanges(foundBookings);
  return useQuery({
    queryKey: [...foundBookings, query, page],
    queryFn: async ({ signal }): Promise<FoundPage> => {
      const { answer: bookings, headers } = await withHeaders((onHeaders) =>
        securedApi("listBookings", { query: { ...query, limit, page } }, { signal, onHeaders }),
      );
      return {
        query,
        page,
        bookings,
        first: (page - 1) * limit + 1,
        count: Number(headers.get("x-total-count") ?? bookings.length),
        price: headers.has("x-total-is-more") ? null : Number(headers.get("x-total-price") ?? 0),
        since: headers.get("x-searched-since"),
      };
    },
    // What was booked while nobody looked at the list is not reported.
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: useCallback(
      (found: FoundPage) => ({ ...found, bookings: translate(found.bookings) }),
      [translate],
    ),
  });
}

const mostChoices = 5;

/** The newest bookings that match what is typed; none before the second character. */
export function useBookingChoices(search: string) {
  const translate = useTranslatedBookings();
  return useQuery({
    queryKey: [...keys.bookings, "choices", search],
    queryFn: ({ signal }) =>
      securedApi("listBookings", { query: { limit: mostChoices, search } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
    select: translate,
  });
}

/** Reads all bookings found, to save them as a file. */
export const useReadAllFound = ({ order, ...filter }: BookingsQuery) =>
  usePlainChange(async () => {
    // Only the order of booking stays stable while others book, so only it can be read to the end.
    const found = await readWholeList((cursor, onHeaders) =>
      securedApi("listBookings", { query: { ...filter, cursor } }, { onHeaders }),
    );
    return order === "visit" ? found.toSorted(byVisit) : found;
  }, []);

/** The earliest visit first; visits without a time come last. */
function byVisit(one: Booking, other: Booking): number {
  return (one.startsAt ?? "to arrange").localeCompare(other.startsAt ?? "to arrange");
}

/** What happened to a visit, the earliest first. */
export function useTimeline(bookingId: string) {
  return useQuery({
    queryKey: [...keys.bookings, "timeline", bookingId],
    queryFn: ({ signal }) => securedApi("readTimeline", { params: { id: bookingId } }, { signal }),
    staleTime: 0,
  });
}

/** A visit as an iCalendar file. */
export const useReadCalendarFile = (bookingId: string) =>
  usePlainChange(() => securedApi("readCalendarFile", { params: { id: bookingId } }), []);

/**
 * What cancelling a visit now would give back. Requested anew each time, because it shrinks as the visit comes
 * nearer.
 * @param by who wants to cancel, if the desk does it; absent for the customer
 */
export function useCancellationPreview(bookingId: string, by?: WantedBy) {
  return useQuery({
    queryKey: [...keys.cancellations, bookingId, by],
    queryFn: ({ signal }) =>
      securedApi("previewCancellation", { params: { id: bookingId }, query: by ? { by } : {} }, { signal }),
    staleTime: 0,
    ...(by === undefined && { gcTime: 0 }),
  });
}

/** Cancels a visit for the refund that was shown, in dollars. */
export function useCancelVisit(booking: Booking) {
  const show = useShowChange();
  return useChange(
    ({ refund, session }: Pick<CancellationPreview, "refund" | "session">) =>
      securedApi("cancelBooking", {
        params: { id: booking._id },
        body: { refund, ...(session && { session }) },
      }),
    [keys.packages, keys.giftCard],
    { onSuccess: ({ status }) => show({ ...booking, status, canCancel: false, canMove: false }) },
  );
}

/** Moves a visit to another time. */
export function useMoveVisit(bookingId: string) {
  const show = useShowChange();
  return useChange((move: Move) => securedApi("moveBooking", { params: { id: bookingId }, body: move }), [], {
    onSuccess: show,
  });
}

/**
 * Reads one of one's own visits again, as soon as the salon can be reached: a change of it whose answer was lost may
 * have been made.
 */
export function useReadVisitAgain(): (bookingId: string) => Promise<Booking | undefined> {
  const queries = useQueryClient();
  return async (bookingId) => {
    await untilReachable();
    await queries.invalidateQueries({ queryKey: ownBookings });
    const lists = queries.getQueriesData<Booking[]>({ queryKey: ownBookings });
    return lists.flatMap(([, list = []]) => list).find(({ _id }) => _id === bookingId);
  };
}

/** Shows a booking as it is now at once, and reads what it may have changed after that. */
function useShowChange(): (changed: Booking) => void {
  const queries = useQueryClient();
  return (changed) => {
    queries.setQueriesData<Booking[]>({ queryKey: ownBookings }, (bookings) =>
      bookings?.map((one) => (one._id === changed._id ? changed : one)),
    );
    void queries.invalidateQueries({ queryKey: keys.bookings });
    void queries.invalidateQueries({ queryKey: keys.availability });
  };
}
