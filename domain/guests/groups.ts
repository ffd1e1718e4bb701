/** Groups of guests that the desk lists: members, who has been away for long, and who missed a visit. */
export const guestGroups = ["members", "away", "no_shows"] as const;
export type GuestGroup = (typeof guestGroups)[number];

/** After how many days without a visit a guest counts as away for long. */
export const longAwayDays = 90;
