import { useInfiniteQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { ExceptionAction } from "#domain/exceptions.ts";

const pageSize = 50;

/** What needs the owner, page by page, the open ones first. */
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
  });
}

/** Does what helps with one, or marks it as seen. */
export const useResolveException = () =>
  useChange(
    ({ id, action }: { id: string; action: ExceptionAction }) =>
      securedApi("resolveException", { params: { id }, body: { action } }),
    [keys.exceptions, ...ofVisits],
  );
