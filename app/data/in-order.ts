/** Items in the order of their ids; those that are not named follow as they were. */
export function inOrder<Item extends { _id: string }>(items: Item[], ids: string[]): Item[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ _id }: Item) => place.get(_id) ?? ids.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Ids with one of them taken to another place. */
export function moved(ids: string[], id: string, to: number): string[] {
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(Math.max(0, to), 0, id);
}
