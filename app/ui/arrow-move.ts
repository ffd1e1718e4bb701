/**
 * The index that the arrow keys, Home and End lead to from `index`, in a ring of `count` places. Undefined for any
 * other key.
 */
export function arrowMove(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
