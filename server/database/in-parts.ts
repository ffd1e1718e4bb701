/** The most values in one statement. */
export const atOnce = 1000;

/** Runs work for many values in parts, since a statement takes only so many. @returns the rows of all parts */
export async function inParts<Value, Row>(
  values: readonly Value[],
  size: number,
  work: (some: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += size)
    rows.push(...(await work(values.slice(start, start + size))));
  return rows;
}
