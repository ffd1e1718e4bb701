import { createHash } from "node:crypto";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

/** What narrows a list, in the words of its query. */
export type ListFilter = Readonly<Record<string, string | undefined>>;

/**
 * Says where a list goes on, as a Link header with rel=next, and how long it is in all.
 * @param asked.byPage of a list that is read by numbers of pages, in an order of its own: the number, and the order
 * @returns the cursor of the next page, null after the last one
 */
export function describePage(
  setHeader: (name: string, value: string) => void,
  asked: {
    path: string;
    limit: number;
    filter?: ListFilter;
    total: number;
    lastId: string | undefined;
    answered: number;
    byPage?: { page: number; order: string };
  },
): string | null {
  setHeader("x-total-count", String(asked.total));
  const { limit, lastId, filter = {}, byPage } = asked;
  if (lastId === undefined || asked.answered < limit) return null;
  const cursor = writeCursor(lastId, filter);
  const place: Record<string, string> = byPage
    ? { order: byPage.order, page: String(byPage.page + 1) }
    : { cursor };
  const next = new URLSearchParams([...given(filter), ["limit", String(limit)], ...Object.entries(place)]);
  setHeader("link", `<${asked.path}?${next}>; rel="next"`);
  return cursor;
}

/** The id of the last row seen. Refuses a cursor that was given under another filter. */
export function readCursor(cursor: string | undefined, filter: ListFilter = {}): Result<string | undefined> {
  if (cursor === undefined) return ok(undefined);
  const [id = ""] = cursor.split(separator);
  return cursor === writeCursor(id, filter) ? ok(id) : refuseCursor();
}

/** Refuses a cursor that no answer of the list gave. */
export function refuseCursor(): Refusal {
  const message = "This page belongs to another list. Begin at the first page again";
  return refuse("invalid_input", `${message}.`, { errors: [{ field: "cursor", message }] });
}

const separator = "~";

/** A row's id, with a digest of the filter where there is one. */
function writeCursor(id: string, filter: ListFilter): string {
  const narrowed = given(filter);
  if (narrowed.length === 0) return id;
  const digest = createHash("sha256").update(JSON.stringify(narrowed.sort())).digest("base64url");
  return `${id}${separator}${digest.slice(0, 12)}`;
}

function given(filter: ListFilter): [string, string][] {
  return Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
}
