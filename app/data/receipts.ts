import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** What a receipt is for: a visit, or a year of membership, by id. */
export type ReceiptOf = { bookingId: string } | { membershipId: string };

/** What was paid for a visit or a membership. Readable by the buyer and by the salon. */
export function useReceipt(of: ReceiptOf) {
  return useQuery({
    queryKey: [...keys.bookings, "receipt", of],
    queryFn: ({ signal }) =>
      "bookingId" in of
        ? securedApi("readReceipt", { params: { id: of.bookingId } }, { signal })
        : securedApi("readMembershipReceipt", { params: { id: of.membershipId } }, { signal }),
  });
}
