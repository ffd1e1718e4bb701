import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { sayBooking } from "#app/features/bookings/say-booking.ts";
import { mastersQuery, servicesQuery } from "#app/lib/catalogue.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { currentLanguage } from "#app/texts/language.ts";
import type { Booking } from "#contract/bookings.ts";

/** The signed-in person's own bookings, in the words of the page's language. */
export function useUserBookings(email: string) {
  return useQuery({
    queryKey: ["bookings", "of", email],
    queryFn: ({ signal }) => securedApi("listUserBookings", { params: { email } }, { signal }),
    select: useSaidBookings(),
  });
}

/** Bookings are kept under their English names; in Bangla the catalogue says what they are called. */
function useSaidBookings() {
  const isBangla = currentLanguage() === "bn";
  const services = useQuery({ ...servicesQuery, enabled: isBangla }).data;
  const masters = useQuery({ ...mastersQuery, enabled: isBangla }).data;
  return useCallback(
    (bookings: Booking[]) =>
      isBangla && services && masters
        ? bookings.map((booking) => sayBooking(booking, services, masters))
        : bookings,
    [isBangla, services, masters],
  );
}
