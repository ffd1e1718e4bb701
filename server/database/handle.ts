import type { Kysely } from "kysely";
import type { Schema } from "#server/database/schema.ts";

/** A transaction or the reading connection, as given to a query function. */
export type Handle = Kysely<Schema>;

declare const atOneMoment: unique symbol;

/** A handle whose reads all see the database at the same moment. `engine.snapshot` provides it. */
export type Snapshot = Handle & { readonly [atOneMoment]: true };
