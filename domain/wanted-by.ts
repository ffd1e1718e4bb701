/** Who wants a visit cancelled, moved or changed. If it is the salon, the customer loses nothing. */
export const wantedBys = ["customer", "salon"] as const;
export type WantedBy = (typeof wantedBys)[number];

/**
 * The side that somebody acts for: staff act for the salon, unless they say otherwise or the visit is their own.
 * @returns null if they may not: only staff may act for the salon
 */
export function whoWants(
  asker: { isStaff: boolean; isCustomer: boolean },
  asked: WantedBy | undefined,
): WantedBy | null {
  if (asked === "salon" && !asker.isStaff) return null;
  return asked ?? (asker.isCustomer ? "customer" : "salon");
}
