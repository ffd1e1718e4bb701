import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { securedApi } from "#app/lib/secured-api.ts";
import type { SalonSettings } from "#contract/settings.ts";

const key = ["salonSettings"];

export function useSettings() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => securedApi("readSalonSettings", undefined, { signal }),
  });
}

/** Saves the settings; the page's own salon (its name, its phone) is read again. */
export function useSaveSettings() {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: (settings: SalonSettings) => securedApi("saveSalonSettings", { body: settings }),
    async onSuccess(_answer, settings) {
      queries.setQueryData(key, settings);
      await Promise.all([revalidate(), queries.invalidateQueries({ queryKey: ["availability"] })]);
    },
  });
}
