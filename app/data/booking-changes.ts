import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Move } from "#contract/visits.ts";

/** What cancelling a visit now would give back. Asked anew each time, because it shrinks as the visit comes nearer. */
export function useCancellationPreview(bookingId: string) {
  return useQuery({
    queryKey: ["cancellation", bookingId],
    queryFn: ({ signal }) =>
      securedApi("previewCancellation", { params: { id: bookingId }, query: {} }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Cancels a visit for the refund that was shown, in dollars. */
export function useCancelVisit(booking: Booking) {
  const show = useShowChange();
  return useMutation({
    mutationFn: (refund: number) =>
      securedApi("cancelBooking", { params: { id: booking._id }, body: { refund } }),
    onSuccess: ({ status }) => show({ ...booking, status, canCancel: false, canMove: false }),
  });
}

/** Gives a visit another hour. */
export function useMoveVisit(bookingId: string) {
  const show = useShowChange();
  return useMutation({
    mutationFn: (move: Move) => securedApi("moveBooking", { params: { id: bookingId }, body: move }),
    onSuccess: show,
  });
}

/** Shows a booking as it is now wherever it is shown, then reads everything that it may have changed. */
function useShowChange(): (changed: Booking) => void {
  const queries = useQueryClient();
  return (changed) => {
    queries.setQueriesData<Booking[]>({ queryKey: ["bookings", "of"] }, (bookings) =>
      bookings?.map((one) => (one._id === changed._id ? changed : one)),
    );
    void queries.invalidateQueries({ queryKey: ["bookings"] });
    void queries.invalidateQueries({ queryKey: ["availability"] });
  };
}
