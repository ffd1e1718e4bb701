import type { AskedBy } from "#domain/deposit-rules.ts";

/** How much of a visit was paid when it was booked. */
export type BookedHow = "paid" | "paid in full" | "deposit paid" | "to be paid at the salon";

const rules: Record<Exclude<AskedBy, "salon">, string> = {
  no_shows: "after missed visits",
  service: "for its service",
  basket: "for its price",
  new_guest: "on a first visit",
  member: "as a member",
  unverified: "without a verified address",
  unpaid_visits: "with visits not paid yet",
};

/**
 * The first line of a visit's history: how much was paid, and under which of the salon's rules if not the general one.
 * @param askedBy null: the buyer's own choice
 */
export function bookedWhy(paid: { totalCents: number; nowCents: number; askedBy: AskedBy | null }): string {
  const { totalCents, nowCents, askedBy } = paid;
  const byRule = totalCents > 0 && askedBy !== null && askedBy !== "salon" ? rules[askedBy] : null;
  const how: BookedHow =
    nowCents === totalCents
      ? byRule
        ? "paid in full"
        : "paid"
      : nowCents === 0
        ? "to be paid at the salon"
        : "deposit paid";
  return byRule ? `${how} ${byRule}` : how;
}

/** Parses such a line. Null for any other. */
export function readBookedWhy(
  why: string,
): { how: BookedHow; askedBy: Exclude<AskedBy, "salon"> | null } | null {
  for (const how of ["to be paid at the salon", "deposit paid", "paid in full", "paid"] as const) {
    if (why === how) return { how, askedBy: null };
    const rule = Object.entries(rules).find(([, words]) => why === `${how} ${words}`);
    if (rule) return { how, askedBy: rule[0] as keyof typeof rules };
  }
  return null;
}
