import { useQuery } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

/** What was paid for a visit: for the person who booked it, and for the salon. */
export function useReceipt(bookingId: string) {
  return useQuery({
    queryKey: ["bookings", "receipt", bookingId],
    queryFn: ({ signal }) => securedApi("readReceipt", { params: { id: bookingId } }, { signal }),
  });
}
