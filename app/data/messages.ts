import { keys } from "#app/data/keys.ts";
import { useChangeAtOnce } from "#app/data/use-change-at-once.ts";
import { useWrittenPages, type WrittenPages } from "#app/data/written-pages.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { ContactMessage } from "#contract/contact.ts";

const listOf = { open: [...keys.messages, "open"], handled: [...keys.messages, "handled"] };

/** Visitors' messages, the newest first: those that wait for an answer, or those that are handled. */
export function useMessages(which: "open" | "handled") {
  return useWrittenPages(listOf[which], (page, options) =>
    securedApi(
      "listContactMessages",
      { query: { ...page, handled: which === "handled" ? "true" : "false" } },
      options,
    ),
  );
}

/** Marks a message as handled or open. It leaves its list at once, and comes back if the server refuses. */
export const useHandleMessage = () =>
  useChangeAtOnce(
    ({ id, handled }: { id: string; handled: boolean }) =>
      securedApi("handleContactMessage", { params: { id }, body: { handled } }),
    [keys.messages, keys.deskNews],
    ({ handled }) => (handled ? listOf.open : listOf.handled),
    (list: WrittenPages<ContactMessage>, { id }) => without(list, id),
  );

function without(list: WrittenPages<ContactMessage>, id: string): WrittenPages<ContactMessage> {
  const isThere = list.pages.some(({ rows }) => rows.some(({ _id }) => _id === id));
  const gone = isThere ? 1 : 0;
  const pages = list.pages.map(({ rows, count, ...page }) => ({
    ...page,
    rows: rows.filter(({ _id }) => _id !== id),
    count: count - gone,
  }));
  return { ...list, pages };
}
