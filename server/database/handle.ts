import type { Kysely } from "kysely";
import type { Schema } from "#server/database/schema.ts";

/** A transaction or the reading connection: what a function of queries is given. */
export type Handle = Kysely<Schema>;

declare const atOneMoment: unique symbol;

/** A handle: its reads all see the database at one moment. `engine.snapshot` gives it. */
export type Snapshot = Handle & { readonly [atOneMoment]: true };
