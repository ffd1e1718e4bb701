import { useQuery } from "@tanstack/react-query";
import { useSaidBookings } from "#app/data/use-said-bookings.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** The signed-in person's own bookings, in the words of the page's language. */
export function useUserBookings(email: string) {
  const say = useSaidBookings();
  return useQuery({
    queryKey: ["bookings", "of", email],
    queryFn: ({ signal }) => securedApi("listUserBookings", { params: { email } }, { signal }),
    select: say,
  });
}
