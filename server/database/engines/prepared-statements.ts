import type { PostgresPool } from "kysely";
import type pg from "pg";
import { type Client, guarding } from "#server/database/engines/postgres-pool.ts";

/** The most statements that get a name. Each costs every connection the memory of its plan. */
const mostNamed = 500;

const stalePlan = "0A000";

/**
 * A pool with connections that send statements by name: PostgreSQL parses and plans each once per connection. Not for
 * a transaction pooler, behind which the next statement may run in another session.
 * @param heard called for each answer
 */
export function preparing(pool: pg.Pool, heard: () => void): PostgresPool {
  const names = createNames();
  const dress = (client: Client): Client =>
    Object.create(client, {
      query: { value: (text: string, values: unknown[]) => send(client, text, values) },
    });
  return guarding(pool, { dress, heard });

  async function send(client: Client, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = names.nameOf(text, values);
    if (name === undefined) return await client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      names.forget(text);
      // Inside a transaction, all of it has to be retried.
      if (client.getTransactionStatus() !== "I") throw error;
      return await client.query(text, values);
    }
  }
}

/**
 * Whether a statement failed because a migration changed a table after it was planned. It is planned again next time.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === stalePlan &&
    // The error's message is in the server's language. This is the routine in which PostgreSQL raises it.
    "routine" in error &&
    error.routine === "RevalidateCachedQuery"
  );
}

function createNames() {
  const names = new Map<string, string>();
  let given = 0;
  return {
    /** The name of a statement. Undefined for one that is sent without a name, such as several in one text. */
    nameOf(text: string, values: readonly unknown[]): string | undefined {
      const known = names.get(text);
      if (known !== undefined || values.length === 0 || names.size >= mostNamed) return known;
      // The best index depends on the pattern: a plan for any pattern may read the whole table.
      if (/ like \$\d+ escape /.test(text)) return undefined;
      const name = `s${++given}`;
      names.set(text, name);
      return name;
    },
    forget: (text: string) => void names.delete(text),
  };
}
