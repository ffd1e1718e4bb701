import { useQuery } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { SettingsChange } from "#contract/settings.ts";

export const readSettings = () => securedApi("readSalonSettings");

export function useSettings() {
  return useQuery({
    queryKey: keys.salonSettings,
    queryFn: ({ signal }) => securedApi("readSalonSettings", undefined, { signal }),
  });
}

/** Saves changed settings. The salon that the page was rendered with (its name, its phone) is refetched. */
export function useSaveSettings() {
  const { revalidate } = useRevalidator();
  return useChange(
    (change: SettingsChange) => securedApi("saveSalonSettings", { body: change }),
    [keys.availability, keys.salonSettings, keys.setup],
    { onSuccess: () => revalidate() },
  );
}
