import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

const publications = [...keys.site, "publications"];

/** The draft of the public pages, read once: from then on the editor holds what is typed. */
export function useSiteDraftQuery() {
  return useQuery({
    queryKey: [...keys.site, "draft"],
    queryFn: () => securedApi("readSiteDraft"),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

export const readSiteDraft = () => securedApi("readSiteDraft");

/** The newest publications, the live one first. */
export function useSitePublications() {
  return useQuery({
    queryKey: publications,
    queryFn: ({ signal }) => securedApi("listSitePublications", { query: {} }, { signal }),
  });
}

/** The token of a preview of the draft. */
export function useSitePreview() {
  return useQuery({
    queryKey: [...keys.site, "preview"],
    queryFn: () => securedApi("createSitePreview", { body: {} }),
    staleTime: 60 * 60_000,
    refetchInterval: 60 * 60_000,
  });
}

export const usePublishSite = () =>
  useChange((version: number) => securedApi("publishSite", { body: { version } }), [publications]);

export const useDiscardSiteDraft = () =>
  useChange((version: number) => securedApi("discardSiteDraft", { query: { version } }), []);

export const useRestoreSite = () =>
  useChange(
    ({ id, version }: { id: string; version: number }) =>
      securedApi("restoreSitePublication", { params: { id }, body: { version } }),
    [publications],
  );
