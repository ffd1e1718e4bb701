import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";
import type { ContactMessage } from "#contract/contact.ts";

const key = ["messages"];

/** What visitors wrote, the newest first. */
export function useMessages() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => securedApi("listContactMessages", undefined, { signal }),
  });
}

/** Marks a message as handled or open; the list shows it at once and takes it back when the server refuses. */
export function useHandleMessage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, handled }: { id: string; handled: boolean }) =>
      securedApi("handleContactMessage", { params: { id }, body: { handled } }),
    async onMutate({ id, handled }) {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<ContactMessage[]>(key);
      const handledAt = handled ? new Date().toISOString() : null;
      queries.setQueryData<ContactMessage[]>(key, (messages) =>
        messages?.map((message) => (message._id === id ? { ...message, handledAt } : message)),
      );
      return before;
    },
    onError: (_error, _sent, before) => void queries.setQueryData(key, before),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
