import type { Kysely } from "kysely";
import type { Schema } from "#server/database/schema.ts";

/** A transaction or the reading connection: what a function of queries is given. */
export type Handle = Kysely<Schema>;
