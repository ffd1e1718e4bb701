/** The unique keys whose violations mean something to a use case, and each engine's name for them. */
const uniqueRules = {
  /** A cell has one owner: a violation means that the slot is lost. */
  cells: { sqlite: "cells.resource_id, cells.cell", postgres: "cells_pkey" },
  /** No two services have the same name. */
  serviceName: { sqlite: "index 'services_by_name'", postgres: "services_by_name" },
  /** A provider's account belongs to one user. */
  identity: { sqlite: "identities.provider, identities.subject", postgres: "identities_pkey" },
  /** The desk has only one guest with a given number and name. */
  guestOfDesk: { sqlite: "index 'guests_of_desk'", postgres: "guests_of_desk" },
  /** A code belongs to one offer, for good. */
  offerCode: { sqlite: "offers.code", postgres: "offers_by_code" },
  /** The salon's closes form one chain: a violation means that somebody was faster. */
  dayClose: { sqlite: "day_closes.number", postgres: "day_closes_pkey" },
  /** An entry on the waiting list has at most one held offer. */
  oneOfferedHour: { sqlite: "offered_hours.waiting_id", postgres: "offered_hours_open" },
  /** A verified address belongs to one existing user. */
  verifiedEmail: { sqlite: "users.email", postgres: "users_by_verified_email" },
  /** A mobile number is verified for one account only. */
  provedMobile: { sqlite: "users.proved_mobile", postgres: "users_by_proved_mobile" },
} as const;

export type UniqueRule = keyof typeof uniqueRules;

/** The last one is that of a trigger, which guards the cells of long ago. */
const sqliteCodes = new Set([2067, 1555, 1811]);
const postgresCode = "23505";

/** SQLite names the columns, and the index only if it is on expressions. */
export function violatesOnSqlite(error: unknown, rule: UniqueRule): boolean {
  if (!(error instanceof Error && "errcode" in error && sqliteCodes.has(Number(error.errcode)))) return false;
  return error.message.endsWith(`failed: ${uniqueRules[rule].sqlite}`);
}

export function violatesOnPostgres(error: unknown, rule: UniqueRule): boolean {
  if (!(error instanceof Error && "code" in error && "constraint" in error)) return false;
  return error.code === postgresCode && error.constraint === uniqueRules[rule].postgres;
}

const referenceCodes = { sqlite: 787, postgres: "23503" };

export function refersToNothingOnSqlite(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && Number(error.errcode) === referenceCodes.sqlite;
}

export function refersToNothingOnPostgres(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === referenceCodes.postgres;
}
