import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";
import type { ExceptionAction } from "#domain/exceptions.ts";

const key = ["exceptions"];
const pageSize = 50;

/** What needs the owner, page by page, the open ones first. */
export function useExceptions() {
  return useInfiniteQuery({
    queryKey: [...key, "list"],
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

/** How many are open: for admins. */
export function useOpenExceptions(): number {
  const { data } = useQuery({
    queryKey: [...key, "open"],
    queryFn: ({ signal }) => securedApi("listExceptions", { query: { limit: 1 } }, { signal }),
  });
  return data?.open ?? 0;
}

/** Does what helps with one, or marks it as seen. */
export function useResolveException() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: ExceptionAction }) =>
      securedApi("resolveException", { params: { id }, body: { action } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
