/** Who wants a visit given up, moved or changed: when it is the salon, the customer loses nothing. */
export const wantedBys = ["customer", "salon"] as const;
export type WantedBy = (typeof wantedBys)[number];

/**
 * Who somebody acts for when they ask: staff for the salon, unless said or unless the visit is their own.
 * @returns null when it is not theirs to act for: the salon's account is for staff
 */
export function whoWants(
  asker: { isStaff: boolean; isCustomer: boolean },
  asked: WantedBy | undefined,
): WantedBy | null {
  if (asked === "salon" && !asker.isStaff) return null;
  return asked ?? (asker.isCustomer ? "customer" : "salon");
}
