/** What another program's key may be allowed to do. */
export const scopes = [
  "catalogue:read",
  "bookings:read",
  "bookings:write",
  "bookings:cancel",
  "guests:read",
  "money:read",
] as const;

export type Scope = (typeof scopes)[number];

/** The prefix of every key, so that secret scanners can find leaked ones. */
export const keyPrefix = "shk_";
