import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** API keys of other programs, the active ones first. */
export const useApiKeys = () =>
  useQuery({
    queryKey: keys.apiKeys,
    queryFn: ({ signal }) => securedApi("listApiKeys", undefined, { signal }),
    // The time of their last use changes elsewhere.
    staleTime: 0,
  });

export const useCreateApiKey = () =>
  useChange((body: BodyOf<"createApiKey">) => securedApi("createApiKey", { body }), [keys.apiKeys]);

export const useRevokeApiKey = () =>
  useChange((id: string) => securedApi("revokeApiKey", { params: { id } }), [keys.apiKeys]);

/** The addresses that are notified of events. */
export const useWebhooks = () =>
  useQuery({
    queryKey: keys.webhooks,
    queryFn: ({ signal }) => securedApi("listWebhooks", undefined, { signal }),
    // Their state changes elsewhere, as they answer or fail.
    staleTime: 0,
  });

export function useCreateWebhook() {
  const once = useSentOnce();
  return useChange(
    (webhook: BodyOf<"createWebhook">) =>
      once((key) => securedApi("createWebhook", { body: { ...webhook, key } })),
    [keys.webhooks],
  );
}

export const useChangeWebhook = (id: string) =>
  useChange(
    (body: BodyOf<"changeWebhook">) => securedApi("changeWebhook", { params: { id }, body }),
    [keys.webhooks],
  );

export const useRemoveWebhook = () =>
  useChange((id: string) => securedApi("removeWebhook", { params: { id } }), [keys.webhooks]);

export const useRenewWebhookSecret = () =>
  useChange((id: string) => securedApi("renewWebhookSecret", { params: { id } }), [keys.webhooks]);

export const useTestWebhook = () =>
  useChange((id: string) => securedApi("testWebhook", { params: { id } }), [keys.webhooks]);

/** The log of one address, polled while a message is on its way. */
export const useWebhookMessages = (id: string) =>
  useQuery({
    queryKey: [...keys.webhooks, id, "messages"],
    queryFn: ({ signal }) => securedApi("listWebhookMessages", { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((message) => message.state === "waiting" && message.attempts === 0) ? 2_000 : false,
  });

export const useRepeatMessage = () =>
  useChange((id: string) => securedApi("repeatWebhookMessage", { params: { id } }), [keys.webhooks]);
