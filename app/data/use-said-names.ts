import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { mastersQuery, servicesQuery } from "#app/data/catalogue.ts";
import { sayNames } from "#app/data/say-names.ts";
import { currentLanguage } from "#app/texts/language.ts";

/**
 * Tells names of services and masters in the page's language, where the server names them in English alone. While
 * the catalogue is not there yet, a name is three dots, not English.
 */
export function useSaidNames(): (names: string) => string {
  const isBangla = currentLanguage() === "bn";
  const services = useQuery({ ...servicesQuery, enabled: isBangla });
  const masters = useQuery({ ...mastersQuery, enabled: isBangla });
  const waits = isBangla && (services.isLoading || masters.isLoading);
  return useCallback(
    (names) => {
      if (waits) return "…";
      return services.data && masters.data ? sayNames(names, services.data, masters.data) : names;
    },
    [waits, services.data, masters.data],
  );
}
