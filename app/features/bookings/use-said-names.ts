import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { sayNames } from "#app/features/bookings/say-names.ts";
import { mastersQuery, servicesQuery } from "#app/lib/catalogue.ts";
import { currentLanguage } from "#app/texts/language.ts";

/** Tells names of services and masters in the page's language, where the server names them in English alone. */
export function useSaidNames(): (names: string) => string {
  const isBangla = currentLanguage() === "bn";
  const services = useQuery({ ...servicesQuery, enabled: isBangla }).data;
  const masters = useQuery({ ...mastersQuery, enabled: isBangla }).data;
  return useCallback(
    (names) => (isBangla && services && masters ? sayNames(names, services, masters) : names),
    [isBangla, services, masters],
  );
}
