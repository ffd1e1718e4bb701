import { useQuery, useQueryClient } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Packages on sale. */
export function usePackagesOnSale() {
  return useQuery({
    queryKey: [...keys.packages, "on-sale"],
    queryFn: ({ signal }) => securedApi("listPackages", undefined, { signal }),
  });
}

/** The signed-in guest's packages, the newest first. */
export function useMyPackages() {
  return useQuery({
    queryKey: [...keys.packages, "mine"],
    queryFn: ({ signal }) => securedApi("listMyPackages", undefined, { signal }),
  });
}

/** Refetches what buying a package changes: the packages, and what services cost their owner. */
export function usePackagesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: keys.quotes });
    await queries.invalidateQueries({ queryKey: keys.packages });
  };
}
