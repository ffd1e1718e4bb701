import { useQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { useOfferAgain } from "#app/data/offer-again.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { rowTexts } from "#app/texts/en/dashboard/visits-in-a-row.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** Which dates of a row of visits fit; waits while there are none. */
export function useRowCheck(body: BodyOf<"checkRow">) {
  return useQuery({
    queryKey: [...keys.calendar, "row", body],
    queryFn: ({ signal }) => securedApi("checkRow", { body }, { signal }),
    enabled: body.startsAt.length > 0,
    staleTime: 0,
  });
}

/** Books a row of visits, all or nothing. */
export const useBookRow = () =>
  useChange((body: BodyOf<"createRow">) => securedApi("createRow", { body }), ofVisits, {
    onError: useOfferAgain(),
    ifLost: textsNow(rowTexts).pressAgain,
  });
