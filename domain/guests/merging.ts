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

/** What a merge replaced of the guest that it kept: each field as it was and as it became. */
export type Replaced = Partial<Record<string, { was: string; became: string }>>;

export interface Merge {
  id: string;
  keptId: string;
  goneId: string;
  fields: Replaced;
}

/** Fields of guests, and what merges replaced, as they are once a merge is taken out of the middle. */
export interface TakenOut {
  guests: Map<string, Record<string, string>>;
  merges: Map<string, Replaced>;
}

/**
 * Takes what one merge brought out of the guest that it kept, and out of what later merges made of it: a later merge then
 * replaced what there was before this one, and one that took the value over took the one before it. What the desk has
 * changed by hand since stays.
 * @param later the merges since that still stand, oldest first
 * @param now the fields of a guest as they are
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

/** Puts `was` in the place of `became` wherever that came to after it. */
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
