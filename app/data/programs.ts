import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Keys of other programs, those that work first. */
export const useApiKeys = () =>
  useQuery({
    queryKey: keys.apiKeys,
    queryFn: ({ signal }) => securedApi("listApiKeys", undefined, { signal }),
    // Its last use changes elsewhere.
    staleTime: 0,
  });

export const useCreateApiKey = () =>
  useChange((body: BodyOf<"createApiKey">) => securedApi("createApiKey", { body }), [keys.apiKeys]);

export const useRevokeApiKey = () =>
  useChange((id: string) => securedApi("revokeApiKey", { params: { id } }), [keys.apiKeys]);
