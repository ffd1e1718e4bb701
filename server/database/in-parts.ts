/** Values that one statement takes. */
export const atOnce = 1000;

/** Does work for many values a part at a time, since a statement takes no more. @returns what all parts answered */
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
