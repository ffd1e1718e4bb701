import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { SalonSettings } from "#contract/settings.ts";

export function useSettings() {
  return useQuery({
    queryKey: keys.salonSettings,
    queryFn: ({ signal }) => securedApi("readSalonSettings", undefined, { signal }),
  });
}

/** Saves the settings; the page's own salon (its name, its phone) is read again. */
export function useSaveSettings() {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return useChange(
    (settings: SalonSettings) => securedApi("saveSalonSettings", { body: settings }),
    [keys.availability],
    {
      async onSuccess(_answer, settings) {
        queries.setQueryData(keys.salonSettings, settings);
        await revalidate();
      },
    },
  );
}
