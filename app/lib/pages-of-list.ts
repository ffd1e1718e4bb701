/** The cursor of the next page; undefined at the end of the list. */
export function nextCursor(headers: Headers): string | undefined {
  const [, target = ""] = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "") ?? [];
  return new URL(target, "http://here.invalid").searchParams.get("cursor") ?? undefined;
}

/** Reads one page of a list. @param onHeaders called with the headers of its answer */
type ReadPage<Row> = (cursor: string | undefined, onHeaders: (headers: Headers) => void) => Promise<Row[]>;

/** Reads a whole list, page by page. */
export async function readWholeList<Row>(readPage: ReadPage<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    let next: string | undefined;
    const page = await readPage(cursor, (headers) => {
      next = nextCursor(headers);
    });
    for (const row of page) rows.push(row);
    cursor = next;
  } while (cursor !== undefined);
  return rows;
}
