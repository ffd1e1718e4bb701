import { type SqlBool, sql } from "kysely";

/** Phrased so that SQLite does not use the index of accounts, where all guests without one have the same key. */
export const hasNoAccount = sql<SqlBool>`not (guests.user_id is not null)`;
