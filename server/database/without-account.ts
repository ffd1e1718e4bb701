import { type SqlBool, sql } from "kysely";

/** Said in a way for which SQLite does not take the index of accounts, where all guests without one stand in one place. */
export const hasNoAccount = sql<SqlBool>`not (guests.user_id is not null)`;
