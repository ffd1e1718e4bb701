import { useQuery } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

/** The signed-in person's own bookings. */
export function useUserBookings(email: string) {
  return useQuery({
    queryKey: ["bookings", "of", email],
    queryFn: ({ signal }) => securedApi("listUserBookings", { params: { email } }, { signal }),
  });
}

/** Everybody's bookings: for admins. */
export function useAllBookings() {
  return useQuery({
    queryKey: ["bookings", "all"],
    queryFn: ({ signal }) => securedApi("listBookings", undefined, { signal }),
  });
}
