import { useQuery } from "@tanstack/react-query";
import { inOrder } from "#app/data/in-order.ts";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useChangeAtOnce } from "#app/data/use-change-at-once.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { ManagedWork, NewWork } from "#contract/portfolio.ts";

/** Every work of the portfolio, including those that visitors don't see. */
export function useAllWorks() {
  return useQuery({
    queryKey: keys.works,
    queryFn: ({ signal }) => securedApi("listAllWorks", undefined, { signal }),
  });
}

type Seen = Pick<ManagedWork, "_id" | "version">;

/** Adds a work, or changes the one that was read. */
export function useSaveWork(seen: Seen | undefined) {
  const once = useSentOnce();
  return useChange<unknown, NewWork>(
    (work) =>
      seen ? change(seen, work) : once((key) => securedApi("createWork", { body: { ...work, key } })),
    [keys.works],
  );
}

/** Shows a work to visitors, or hides it. */
export const usePublishWork = () =>
  useChange(
    ({ published, ...seen }: Seen & { published: boolean }) => change(seen, { published }),
    [keys.works],
  );

export const useWithdrawConsent = () =>
  useChange((id: string) => securedApi("withdrawConsent", { params: { id } }), [keys.works]);

export const useDeleteWork = () =>
  useChange((id: string) => securedApi("deleteWork", { params: { id } }), [keys.works]);

/** Reorders the works. The list shows it at once, and reverts it if the server refuses. */
export const useOrderWorks = () =>
  useChangeAtOnce(
    (ids: string[]) => securedApi("orderWorks", { body: { ids } }),
    [keys.works],
    () => keys.works,
    (works: ManagedWork[], ids) => inOrder(works, ids),
  );

function change({ _id, version }: Seen, body: Omit<BodyOf<"updateWork">, "version">) {
  return securedApi("updateWork", { params: { id: _id }, body: { ...body, version } });
}
