import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { mastersQuery, servicesQuery } from "#app/data/catalogue.ts";
import { sayBooking } from "#app/data/say-booking.ts";
import { currentLanguage } from "#app/texts/language.ts";
import type { Booking } from "#contract/bookings.ts";

/** Tells bookings in the page's language: they are kept under English names, the catalogue has the Bangla ones. */
export function useSaidBookings() {
  const isBangla = currentLanguage() === "bn";
  const services = useQuery({ ...servicesQuery, enabled: isBangla }).data;
  const masters = useQuery({ ...mastersQuery, enabled: isBangla }).data;
  return useCallback(
    <B extends Booking>(bookings: B[]): B[] =>
      isBangla && services && masters
        ? bookings.map((booking) => sayBooking(booking, services, masters))
        : bookings,
    [isBangla, services, masters],
  );
}
