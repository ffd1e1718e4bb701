import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** The cards that the signed-in person keeps at the card provider. Without an answer a new one pays. */
export function useCards() {
  return useQuery({
    queryKey: keys.cards,
    queryFn: ({ signal }) => securedApi("listCards", undefined, { signal }),
    retry: false,
  });
}

export const useRemoveCard = () =>
  useChange((id: string) => securedApi("removeCard", { params: { id } }), [keys.cards]);
