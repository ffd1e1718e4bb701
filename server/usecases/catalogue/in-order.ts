/**
 * The rows that move when the named ones come first, in that order. Rows that are not named, because somebody has just
 * added them, come last, in their previous order.
 * @returns each with its new position; null if a named one is unknown
 */
export function movedInto(
  ids: readonly string[],
  rows: readonly { id: string; position: number }[],
): { id: string; position: number }[] | null {
  const positions = new Map(rows.map(({ id, position }) => [id, position]));
  const inOrder = [...new Set([...ids, ...positions.keys()])];
  if (inOrder.length > positions.size) return null;
  return inOrder
    .map((id, position) => ({ id, position }))
    .filter(({ id, position }) => positions.get(id) !== position);
}
