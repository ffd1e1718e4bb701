import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** The signed-in person's saved cards at the card provider. If they can't be loaded, a new card pays. */
export function useCards() {
  return useQuery({
    queryKey: keys.cards,
    queryFn: ({ signal }) => securedApi("listCards", undefined, { signal }),
    retry: false,
  });
}

export const useRemoveCard = () =>
  useChange((id: string) => securedApi("removeCard", { params: { id } }), [keys.cards]);
