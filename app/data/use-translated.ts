import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { mastersQuery } from "#app/data/masters.ts";
import { servicesQuery } from "#app/data/services.ts";
import { translateBooking, translateNames } from "#app/data/translate.ts";
import { currentLanguage } from "#app/texts/language.ts";
import type { Booking } from "#contract/bookings.ts";

/**
 * Translates bookings into the page's language: they are stored with English names, and the catalogue has the Bangla
 * ones.
 */
export function useTranslatedBookings() {
  const isBangla = currentLanguage() === "bn";
  const services = useQuery({ ...servicesQuery, enabled: isBangla }).data;
  const masters = useQuery({ ...mastersQuery, enabled: isBangla }).data;
  return useCallback(
    <B extends Booking>(bookings: B[]): B[] =>
      isBangla && services && masters
        ? bookings.map((booking) => translateBooking(booking, services, masters))
        : bookings,
    [isBangla, services, masters],
  );
}

/**
 * Translates names of services and masters into the page's language, where the server sends them in English only.
 * Until the catalogue is loaded, a name is three dots rather than English.
 */
export function useTranslatedNames(): (names: string) => string {
  const isBangla = currentLanguage() === "bn";
  const services = useQuery({ ...servicesQuery, enabled: isBangla });
  const masters = useQuery({ ...mastersQuery, enabled: isBangla });
  const waits = isBangla && (services.isLoading || masters.isLoading);
  return useCallback(
    (names) => {
      if (waits) return "…";
      return services.data && masters.data ? translateNames(names, services.data, masters.data) : names;
    },
    [waits, services.data, masters.data],
  );
}
