import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { nextCursor, withHeaders } from "#app/lib/pages-of-list.ts";

const pageSize = 50;

/** A page of messages or reviews, with the number of all of them. */
export interface WrittenPage<Row> {
  rows: Row[];
  next: string | undefined;
  count: number;
}

/** The pages of a list, as loaded one after another. */
export type WrittenPages<Row> = InfiniteData<WrittenPage<Row>, string>;

/**
 * Reads messages or reviews page by page, the newest first.
 * @param read is given the cursor, and a callback for the answer's headers
 */
export function useWrittenPages<Row>(
  queryKey: readonly string[],
  read: (
    page: { limit: number; cursor?: string },
    options: { signal: AbortSignal; onHeaders(headers: Headers): void },
  ) => Promise<Row[]>,
) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor, signal }): Promise<WrittenPage<Row>> => {
      const page = { limit: pageSize, ...(cursor !== "" && { cursor }) };
      const { answer: rows, headers } = await withHeaders((onHeaders) => read(page, { signal, onHeaders }));
      return { rows, next: nextCursor(headers), count: Number(headers.get("x-total-count") ?? rows.length) };
    },
    getNextPageParam: ({ next }) => next,
    // They arrive on their own, and the menu counts them.
    staleTime: 0,
  });
}
