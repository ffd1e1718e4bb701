import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Where a visit may move to on some dates. @param visitId null while no visit is being moved */
export function usePlaces(visitId: string | null, span: { from: string; to: string }) {
  return useQuery({
    queryKey: [...keys.calendar, "places", visitId, span],
    queryFn: ({ signal }) =>
      securedApi("readPlaces", { params: { id: visitId ?? "" }, query: span }, { signal }),
    enabled: visitId !== null,
    staleTime: 0,
  });
}

/** Makes a visit shorter or longer. */
export const useChangeLength = (id: string) =>
  useChange((body: BodyOf<"changeLength">) => securedApi("changeLength", { params: { id }, body }), ofVisits);

/** A time that is not offered, with its services and masters. */
export interface RefusedHour {
  serviceIds: string[];
  /** One for the whole visit, or one for each service. */
  masterIds: string[];
  startsAt: string;
  /** The visit that moves there: its own time is no obstacle. */
  moving?: string | undefined;
}

/** Why a time is not offered, and who or what is there. */
export function whyNotQuery({ serviceIds, masterIds, startsAt, moving }: RefusedHour) {
  const query = { service: serviceIds, master: masterIds, startsAt, ...(moving && { moving }) };
  return queryOptions({
    queryKey: [...keys.calendar, "reasons", query],
    queryFn: ({ signal }) => securedApi("readReasons", { query }, { signal }),
  });
}
