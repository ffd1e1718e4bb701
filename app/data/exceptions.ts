import { useInfiniteQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

const pageSize = 50;

/** The exceptions that need the owner, page by page, the open ones first. */
export function useExceptions() {
  return useInfiniteQuery({
    queryKey: [...keys.exceptions, "list"],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      securedApi(
        "listExceptions",
        { query: { limit: pageSize, ...(cursor !== "" && { cursor }) } },
        { signal },
      ),
    getNextPageParam: ({ exceptions }) => (exceptions.length < pageSize ? undefined : exceptions.at(-1)?._id),
    // They come up on their own, and the menu counts them.
    staleTime: 0,
  });
}

/** Corrects a refund that was written down as handed back, and was not. */
export const useReverseRefundHandBack = (id: string) =>
  useChange(
    (body: BodyOf<"reverseRefundHandBack">) => securedApi("reverseRefundHandBack", { params: { id }, body }),
    [keys.exceptions, ...ofVisits],
  );

/** Opens one again that was marked as seen. */
export const useReopenException = (id: string) =>
  useChange(() => securedApi("reopenException", { params: { id } }), [keys.exceptions, ...ofVisits]);

/** Does what helps with one, or marks it as seen. */
export const useResolveException = () =>
  useChange(
    ({ id, ...body }: { id: string } & BodyOf<"resolveException">) =>
      securedApi("resolveException", { params: { id }, body }),
    [keys.exceptions, ...ofVisits],
  );
