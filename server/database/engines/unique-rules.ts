/** The unique keys with violations that mean something to a use case, and what each engine calls them. */
const uniqueRules = {
  /** A cell has one owner: a violation is a lost hour. */
  cells: { sqlite: "cells.resource_id, cells.cell", postgres: "cells_pkey" },
  /** No two services have one name. */
  serviceName: { sqlite: "index 'services_by_name'", postgres: "services_by_name" },
  /** A provider's account belongs to one user. */
  identity: { sqlite: "identities.provider, identities.subject", postgres: "identities_pkey" },
  /** The desk has one guest of a number and a name. */
  guestOfDesk: { sqlite: "index 'guests_of_desk'", postgres: "guests_of_desk" },
  /** A code is given to one offer, for good. */
  offerCode: { sqlite: "offers.code", postgres: "offers_by_code" },
  /** The closes of the salon are one chain: a violation is somebody who was faster. */
  dayClose: { sqlite: "day_closes.number", postgres: "day_closes_pkey" },
  /** Nobody who waits is held two hours by one entry. */
  oneOfferedHour: { sqlite: "offered_hours.waiting_id", postgres: "offered_hours_open" },
  /** A verified address belongs to one living user. */
  verifiedEmail: { sqlite: "users.email", postgres: "users_by_verified_email" },
  /** A mobile number is proved to be one account's. */
  provedMobile: { sqlite: "users.proved_mobile", postgres: "users_by_proved_mobile" },
} as const;

export type UniqueRule = keyof typeof uniqueRules;

const sqliteCodes = new Set([2067, 1555]);
const postgresCode = "23505";

/** SQLite names the columns, and an index only where it is one of expressions. */
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
