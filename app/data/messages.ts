import { useQuery, useQueryClient } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { ContactMessage } from "#contract/contact.ts";

/** What visitors wrote, the newest first. */
export function useMessages() {
  return useQuery({
    queryKey: keys.messages,
    queryFn: ({ signal }) => securedApi("listContactMessages", undefined, { signal }),
  });
}

/** Marks a message as handled or open; the list shows it at once and takes it back when the server refuses. */
export function useHandleMessage() {
  const queries = useQueryClient();
  return useChange(
    ({ id, handled }: { id: string; handled: boolean }) =>
      securedApi("handleContactMessage", { params: { id }, body: { handled } }),
    [keys.messages, keys.deskNews],
    {
      async onMutate({ id, handled }) {
        await queries.cancelQueries({ queryKey: keys.messages });
        const before = queries.getQueryData<ContactMessage[]>(keys.messages);
        const handledAt = handled ? new Date().toISOString() : null;
        queries.setQueryData<ContactMessage[]>(keys.messages, (messages) =>
          messages?.map((message) => (message._id === id ? { ...message, handledAt } : message)),
        );
        return before;
      },
      onError: (_error, _change, before) => void queries.setQueryData(keys.messages, before),
    },
  );
}
