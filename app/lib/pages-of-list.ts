/** The cursor of the next page; undefined at the end of the list. */
export function nextCursor(headers: Headers): string | undefined {
  const [, target = ""] = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "") ?? [];
  return new URL(target, "http://here.invalid").searchParams.get("cursor") ?? undefined;
}

type OnHeaders = (headers: Headers) => void;

/** Makes a call, and returns the headers of its answer beside it. */
export async function withHeaders<Answer>(
  call: (onHeaders: OnHeaders) => Promise<Answer>,
): Promise<{ answer: Answer; headers: Headers }> {
  let headers = new Headers();
  const answer = await call((answered) => {
    headers = answered;
  });
  return { answer, headers };
}

/** Reads a whole list, page by page. */
export async function readWholeList<Row>(
  readPage: (cursor: string | undefined, onHeaders: OnHeaders) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const { answer, headers } = await withHeaders((onHeaders) => readPage(cursor, onHeaders));
    for (const row of answer) rows.push(row);
    cursor = nextCursor(headers);
  } while (cursor !== undefined);
  return rows;
}
