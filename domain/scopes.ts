/** What a key of another program may be allowed to do. */
export const scopes = [
  "catalogue:read",
  "bookings:read",
  "bookings:write",
  "bookings:cancel",
  "guests:read",
  "money:read",
] as const;

export type Scope = (typeof scopes)[number];

/** Every key begins so, so that a search for leaked secrets finds it. */
export const keyPrefix = "shk_";
