/** How long a merge of two guests can be undone. */
export const takeBackMs = 30 * 24 * 60 * 60_000;

interface Guest {
  id: string;
  /** The account of a guest who has one. */
  userId: string | null;
}

export type MergeDecision = { keptId: string; goneId: string } | { refused: "same" | "two_accounts" };

/**
 * Which of two guests stays when they are merged: the one with an account, otherwise the first. Two accounts are never
 * merged: each has a person who signs in, and when one of them leaves, what the salon knows about the other must stay.
 */
export function decideMerge(one: Guest, other: Guest): MergeDecision {
  if (one.id === other.id) return { refused: "same" };
  if (one.userId !== null && other.userId !== null) return { refused: "two_accounts" };
  const [kept, gone] = other.userId === null ? [one, other] : [other, one];
  return { keptId: kept.id, goneId: gone.id };
}

/** Whether a merge can still be undone. Epoch milliseconds. */
export function canTakeBack(mergedAt: number, now: number): boolean {
  return now < mergedAt + takeBackMs;
}

/** What a merge replaced in the guest that it kept: each field before and after. */
export type Replaced = Partial<Record<string, { was: string; became: string }>>;

export interface Merge {
  id: string;
  keptId: string;
  goneId: string;
  fields: Replaced;
}

/** The fields of guests, and the records of later merges, once a merge is undone. */
export interface TakenOut {
  guests: Map<string, Record<string, string>>;
  merges: Map<string, Replaced>;
}

/**
 * Undoes one merge even if others followed. Removes what it brought from the guest that it kept, and from what later
 * merges did with it: a later merge that replaced its value now replaced the value before it, and one that took its
 * value over took the value before it. What the desk has since changed by hand stays.
 * @param later the merges since that still stand, oldest first
 * @param now a guest's current fields
 */
export function takeOut(
  merge: Merge,
  later: readonly Merge[],
  now: (guestId: string) => Record<string, string>,
): TakenOut {
  const out: TakenOut = { guests: new Map(), merges: new Map() };
  for (const [name, change] of Object.entries(merge.fields)) {
    if (change) retract(out, merge.keptId, { name, ...change }, { later, now });
  }
  return out;
}

/** Replaces `became` by `was` wherever later merges carried it. */
function retract(
  out: TakenOut,
  guestId: string,
  { name, was, became }: { name: string; was: string; became: string },
  { later, now }: { later: readonly Merge[]; now: (guestId: string) => Record<string, string> },
): void {
  const replacedBy = (one: Merge) => (out.merges.get(one.id) ?? one.fields)[name];
  const rewrite = (one: Merge, change: { was: string; became: string }) => {
    const { [name]: _, ...others } = out.merges.get(one.id) ?? one.fields;
    out.merges.set(one.id, change.was === change.became ? others : { ...others, [name]: change });
  };
  const next = later.find((one) => one.keptId === guestId && replacedBy(one));
  const nextChange = next && replacedBy(next);
  if (next && nextChange) {
    if (nextChange.was === became) rewrite(next, { ...nextChange, was });
  } else if (now(guestId)[name] === became) {
    out.guests.set(guestId, { ...out.guests.get(guestId), [name]: was });
  }
  for (const [index, one] of later.entries()) {
    const taken = one.goneId === guestId ? replacedBy(one) : undefined;
    if (taken?.became !== became) continue;
    retract(out, one.keptId, { name, was, became }, { later: later.slice(index + 1), now });
    rewrite(one, { ...taken, became: was });
  }
}
