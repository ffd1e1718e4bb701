/** Where a list goes on: undefined at its end. */
export function nextCursor(headers: Headers): string | undefined {
  const [, target = ""] = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "") ?? [];
  return new URL(target, "http://here.invalid").searchParams.get("cursor") ?? undefined;
}

/** Reads one page of a list. @param onHeaders is given the headers of its answer */
type ReadPage<Row> = (cursor: string | undefined, onHeaders: (headers: Headers) => void) => Promise<Row[]>;

/** Reads a list to its end, a page after the other. */
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
