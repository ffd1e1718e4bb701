import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { PackageDraft, PackageTerms } from "#contract/packages.ts";

/** All packages of the salon, those off sale too. */
export function useAllPackages() {
  return useQuery({
    queryKey: [...keys.packages, "all"],
    queryFn: ({ signal }) => securedApi("listAllPackages", undefined, { signal }),
  });
}

/** Adds a package, or changes the one of that id for who buys from then on; its service stays. */
export const useSavePackage = (id?: string) =>
  useChange(
    ({ serviceId, onSale, ...terms }: PackageDraft & PackageTerms): Promise<unknown> =>
      id
        ? securedApi("updatePackage", { params: { id }, body: { ...terms, onSale } })
        : securedApi("createPackage", { body: { serviceId, ...terms } }),
    [keys.packages],
  );

/** Sold packages, page by page, the newest first, with what is owed on all of them. */
export function useSoldPackages() {
  return useInfiniteQuery({
    queryKey: [...keys.packages, "sold"],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      securedApi("listSoldPackages", { query: cursor === "" ? {} : { cursor } }, { signal }),
    getNextPageParam: ({ next }) => next,
  });
}

/** Sells a package at the desk. It may have another price by now. @param why says why it failed */
export const useSellPackage = (why: (error: unknown) => string) =>
  useChange(
    ({ id, body }: { id: string; body: BodyOf<"sellPackage"> }) =>
      securedApi("sellPackage", { params: { id }, body }),
    [keys.packages, keys.guests, keys.dailyClose, keys.revenue],
    { why },
  );

export const useRefundPackage = () =>
  useChange(
    (id: string) => securedApi("refundPackage", { params: { id } }),
    [keys.packages, keys.dailyClose, keys.revenue],
  );
