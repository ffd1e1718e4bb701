import type { Engine } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";

/** Several, since each database in a process, as in tests, has its own version. */
const mostKept = 8;

/**
 * A cache of what is derived from the catalogue alone, by its version. Each change draws a new name, so versions
 * never repeat.
 */
export class Kept<Value> {
  readonly #values = new Map<string, Value>();

  get(version: string): Value | undefined {
    const value = this.#values.get(version);
    return value === undefined ? undefined : this.keep(version, value);
  }

  /** The value used last. */
  latest(): Value | undefined {
    return [...this.#values.values()].at(-1);
  }

  keep(version: string, value: Value): Value {
    this.#values.delete(version);
    this.#values.set(version, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= mostKept) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}

/**
 * Caches a list of the catalogue for as long as it is current. Getting it costs one statement, which reads the
 * version, or none if the caller already knows the version. Callers share the rows and must not change them.
 * @param read reads only tables whose changes give the catalogue a new version
 */
export function keptByVersion<Value>(
  read: (db: Handle) => Promise<Value>,
): (engine: Pick<Engine, "read" | "snapshot">, version?: string) => Promise<Value> {
  const kept = new Kept<Value>();
  return async (engine, version) =>
    kept.get(version ?? (await readVersion(engine.read))) ??
    (await engine.snapshot(async (db) => kept.keep(await readVersion(db), await read(db))));
}

/** The catalogue's version, which nobody changes until the transaction ends. */
export async function holdVersion(engine: Pick<Engine, "holdStill">, tx: Handle): Promise<string> {
  const row = await engine
    .holdStill(tx.selectFrom("catalogue_version").select("version"))
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Waits until nobody holds the catalogue's version, and lets nobody hold it until the transaction ends. Who will change
 * the catalogue and locks other rows before that does this first: a booking holds the version and then refers to them.
 */
export async function claimVersion(tx: Handle): Promise<void> {
  await tx
    .updateTable("catalogue_version")
    .set((eb) => ({ version: eb.ref("version") }))
    .execute();
}

async function readVersion(db: Handle): Promise<string> {
  const row = await db.selectFrom("catalogue_version").select("version").executeTakeFirstOrThrow();
  return row.version;
}
