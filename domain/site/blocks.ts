/** The blocks of the home page below its first screen, in a new salon's order. */
export const blocks = [
  "highlights",
  "professionally",
  "services",
  "prices",
  "member",
  "masters",
  "testimonials",
  "visit",
] as const;
export type Block = (typeof blocks)[number];

/** Whether an order names each block of the home page exactly once. */
export function isWholeOrder(order: readonly { block: string }[]): boolean {
  const named = new Set(order.map(({ block }) => block));
  return order.length === blocks.length && blocks.every((block) => named.has(block));
}
