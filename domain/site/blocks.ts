/** What the home page is made of below its first screen, in the order that a new salon begins with. */
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
