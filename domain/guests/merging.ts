/** How long a merge of two guests can be taken back. */
export const takeBackMs = 30 * 24 * 60 * 60_000;

interface Guest {
  id: string;
  /** The account of a guest who has one. */
  userId: string | null;
}

export type MergeDecision = { keptId: string; goneId: string } | { refused: "same" | "two_accounts" };

/**
 * Which of two guests stays when they become one: the one with an account, else the first. Two accounts stay two: each has
 * a person who signs in, and when one of them leaves, what the salon knows of the other must stay.
 */
export function decideMerge(one: Guest, other: Guest): MergeDecision {
  if (one.id === other.id) return { refused: "same" };
  if (one.userId !== null && other.userId !== null) return { refused: "two_accounts" };
  const [kept, gone] = other.userId === null ? [one, other] : [other, one];
  return { keptId: kept.id, goneId: gone.id };
}

/** Whether a merge can still be taken back; epoch milliseconds. */
export function canTakeBack(mergedAt: number, now: number): boolean {
  return now < mergedAt + takeBackMs;
}
