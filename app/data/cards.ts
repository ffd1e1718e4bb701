import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

export const cardsKey = ["cards"];

/** The cards that the signed-in person keeps at the card provider. Without an answer she pays with a new one. */
export function useCards() {
  return useQuery({
    queryKey: cardsKey,
    queryFn: ({ signal }) => securedApi("listCards", undefined, { signal }),
    retry: false,
  });
}

export function useRemoveCard() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => securedApi("removeCard", { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: cardsKey }),
  });
}
