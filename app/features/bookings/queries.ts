import { useQuery } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

/** The signed-in person's own bookings. */
export function useUserBookings(email: string) {
  return useQuery({
    queryKey: ["bookings", "of", email],
    queryFn: ({ signal }) => securedApi("listUserBookings", { params: { email } }, { signal }),
  });
}
