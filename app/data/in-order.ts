/** Items in the order of the ids. Items not named follow in their old order. */
export function inOrder<Item extends { _id: string }>(items: Item[], ids: string[]): Item[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ _id }: Item) => place.get(_id) ?? ids.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The ids, with one moved to another place. */
export function moved(ids: string[], id: string, to: number): string[] {
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(Math.max(0, to), 0, id);
}
