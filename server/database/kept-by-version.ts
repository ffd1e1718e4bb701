import type { Engine } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";

/** Of several databases in one process, as in tests, each has its own version. */
const mostKept = 8;

/** What is made of the catalogue alone, by its version: a name is drawn for each change, so none is ever another's. */
export class Kept<Value> {
  readonly #values = new Map<string, Value>();

  get(version: string): Value | undefined {
    return this.#values.get(version);
  }

  /** What was kept last. */
  latest(): Value | undefined {
    return [...this.#values.values()].at(-1);
  }

  keep(version: string, value: Value): Value {
    this.#values.set(version, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= mostKept) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}

/**
 * Lets a list of the catalogue be kept for as long as it is true: asking for it costs one statement, which reads the
 * version, or none where that was read a moment ago. Callers share the rows and must not change them.
 * @param read reads only tables that give the catalogue another version when they change
 */
export function keptByVersion<Value>(
  read: (db: Handle) => Promise<Value>,
): (engine: Pick<Engine, "read" | "snapshot">, version?: string) => Promise<Value> {
  const kept = new Kept<Value>();
  return async (engine, version) =>
    kept.get(version ?? (await readVersion(engine.read))) ??
    (await engine.snapshot(async (db) => kept.keep(await readVersion(db), await read(db))));
}

async function readVersion(db: Handle): Promise<string> {
  const row = await db.selectFrom("catalogue_version").select("version").executeTakeFirstOrThrow();
  return row.version;
}
