import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { PackageDraft, SoldPackage } from "#contract/packages.ts";

/** All packages of the salon, including those off sale. */
export function useAllPackages() {
  return useQuery({
    queryKey: [...keys.packages, "all"],
    queryFn: ({ signal }) => securedApi("listAllPackages", undefined, { signal }),
  });
}

type SaidPackage = PackageDraft & { onSale: boolean };

/**
 * Adds a package, or changes the one with that id for future buyers; its service stays.
 * @param changed the part to send as a change
 */
export function useSavePackage(
  id: string | undefined,
  changed: (said: SaidPackage) => BodyOf<"updatePackage">,
) {
  const once = useSentOnce();
  return useChange(
    (said: SaidPackage): Promise<unknown> => {
      if (id) return securedApi("updatePackage", { params: { id }, body: changed(said) });
      const { onSale: _, ...draft } = said;
      return once((key) => securedApi("createPackage", { body: { ...draft, key } }));
    },
    [keys.packages],
  );
}

/** Sold packages, page by page, the newest first, with the total owed on all of them. */
export function useSoldPackages() {
  return useInfiniteQuery({
    queryKey: [...keys.packages, "sold"],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      securedApi("listSoldPackages", { query: cursor === "" ? {} : { cursor } }, { signal }),
    getNextPageParam: ({ next }) => next,
    // Guests buy and use them on their own.
    staleTime: 0,
  });
}

/** Sells a package at the desk. Its price may have changed since. @param ifLost what helps when the answer got lost */
export const useSellPackage = (ifLost: string) =>
  useChange(
    ({ id, body }: { id: string; body: BodyOf<"sellPackage"> }) =>
      securedApi("sellPackage", { params: { id }, body }),
    [keys.packages, keys.guests, keys.dailyClose, keys.revenue],
    { ifLost },
  );

export const useRefundPackage = () =>
  useChange(
    ({ _id: id, owed }: Pick<SoldPackage, "_id" | "owed">) =>
      securedApi("refundPackage", { params: { id }, body: { owed } }),
    [keys.packages, keys.dailyClose, keys.revenue],
  );
