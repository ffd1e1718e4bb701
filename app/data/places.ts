import { type QueryClient, useQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Where a visit may be moved to on some dates. @param visitId null while nothing is on its way */
export function usePlaces(visitId: string | null, span: { from: string; to: string }) {
  return useQuery({
    queryKey: [...keys.calendar, "places", visitId, span],
    queryFn: ({ signal }) =>
      securedApi("readPlaces", { params: { id: visitId ?? "" }, query: span }, { signal }),
    enabled: visitId !== null,
    staleTime: 0,
  });
}

/** Lets a visit end sooner or later. */
export const useChangeLength = (id: string) =>
  useChange((body: BodyOf<"changeLength">) => securedApi("changeLength", { params: { id }, body }), ofVisits);

interface HourAsked {
  serviceIds: string[];
  /** One for the whole visit, or one for each service. */
  masterIds: string[];
  startsAt: string;
  /** The visit that moves there: its own time is no reason. */
  moving?: string;
}

/** Why an hour can't be had, and who or what is there, read now. */
export function readWhyNot(queries: QueryClient, { serviceIds, masterIds, ...hour }: HourAsked) {
  const query = { service: serviceIds, master: masterIds, ...hour };
  return queries.fetchQuery({
    queryKey: [...keys.calendar, "reasons", query],
    queryFn: () => securedApi("readReasons", { query }),
    staleTime: 0,
  });
}
