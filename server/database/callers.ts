import { type Expression, type SqlBool, sql } from "kysely";
import { askedTogether, inOne } from "#server/database/asked-together.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import type { UserRow } from "#server/database/users.ts";

export interface CallerRow extends Pick<UserRow, "id" | "email" | "role" | "name" | "phone"> {
  /** The catalogue's version at the same moment. */
  version: string;
}

interface Asked {
  id: string;
  /** Whether the session is live. */
  isLive: Expression<SqlBool>;
}

/** Few, so that callers leave most of a server's connections to other work. */
const limits = { atOnce: 2, together: 8, patienceMs: 250 };

/**
 * Finds a user with a live session. Every secured call runs this, so calls that arrive while others are answered share
 * a statement.
 */
export const findCaller: (engine: Engine, asked: Asked) => Promise<CallerRow | undefined> = askedTogether(
  (engine: Engine, asked: readonly Asked[]) => findCallers(engine.read, asked),
  limits,
);

/** SQL text compiles in half the time of a built query. */
async function findCallers(db: Handle, asked: readonly Asked[]): Promise<(CallerRow | undefined)[]> {
  const each = asked.map(
    ({ id, isLive }, place) => sql<CallerRow & { place: number }>`
      select ${sql.lit(place)} as place, users.id, email, role, name, phone, version from users, catalogue_version
      where users.id = ${id} and deleted_at is null and ${isLive}`,
  );
  const { rows } = await inOne(each).execute(db);
  return asked.map((_, place) => rows.find((row) => row.place === place));
}

/** Whether a condition holds now. */
export async function isSo(db: Handle, condition: Expression<SqlBool>): Promise<boolean> {
  const { rows } = await sql`select 1 where ${condition}`.execute(db);
  return rows.length > 0;
}
