import { hash } from "node:crypto";
import { ok, type Refusal, type Result, refuseField } from "#server/usecases/result.ts";

/** What filters a list, by the names in its query. */
export type ListFilter = Readonly<Record<string, string | undefined>>;

/**
 * Adds a Link header with rel=next for the next page of a list, and the total length.
 * @param asked.byPage for a list with numbered pages and its own order: the number, and the order
 * @returns the cursor of the next page, null after the last one
 */
export function describePage(
  setHeader: (name: string, value: string) => void,
  asked: {
    path: string;
    limit: number;
    filter?: ListFilter;
    total: number;
    /** What this page lists. */
    rows: readonly { id: string }[];
    byPage?: { page: number; order: string };
  },
): string | null {
  setHeader("x-total-count", String(asked.total));
  const { limit, rows, filter = {}, byPage } = asked;
  const lastId = rows.at(-1)?.id;
  if (lastId === undefined || rows.length < limit) return null;
  const cursor = writeCursor(lastId, filter);
  const place: Record<string, string> = byPage
    ? { order: byPage.order, page: String(byPage.page + 1) }
    : { cursor };
  const next = new URLSearchParams([...given(filter), ["limit", String(limit)], ...Object.entries(place)]);
  setHeader("link", `<${asked.path}?${next}>; rel="next"`);
  return cursor;
}

/** The id of the last row seen. Refuses a cursor from another filter. */
export function readCursor(cursor: string | undefined, filter: ListFilter = {}): Result<string | undefined> {
  if (cursor === undefined) return ok(undefined);
  const [id = ""] = cursor.split(separator);
  return cursor === writeCursor(id, filter) ? ok(id) : refuseCursor();
}

/** Refuses a cursor that this list never returned. */
export function refuseCursor(): Refusal {
  return refuseField("cursor", "This page belongs to another list. Begin at the first page again");
}

const separator = "~";

/** A row's id, with a digest of the filter if there is one. */
function writeCursor(id: string, filter: ListFilter): string {
  const narrowed = given(filter);
  if (narrowed.length === 0) return id;
  const digest = hash("sha256", JSON.stringify(narrowed.sort()), "base64url");
  return `${id}${separator}${digest.slice(0, 12)}`;
}

function given(filter: ListFilter): [string, string][] {
  return Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
}
