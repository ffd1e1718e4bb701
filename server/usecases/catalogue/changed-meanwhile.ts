import { isDeepStrictEqual } from "node:util";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether somebody else has saved a field that a change contains, with a value that is neither the one seen nor the
 * one wanted. A field that is not among those seen is not compared.
 * @param inOrder the fields with lists in which order counts
 */
export function hasChanged(now: Fields, seen: Fields, change: Fields, inOrder: string[] = []): boolean {
  return Object.keys(change).some((field) => {
    if (change[field] === undefined || !Object.hasOwn(seen, field)) return false;
    const [value, ...others] = [now, seen, change].map((one) =>
      comparable(one[field], inOrder.includes(field)),
    );
    return others.every((other) => !isDeepStrictEqual(other, value));
  });
}

/** Treats an empty text as absent. */
function comparable(value: unknown, isInOrder: boolean): unknown {
  if (value === "" || value === undefined) return null;
  return Array.isArray(value) && !isInOrder ? new Set(value) : value;
}
