import type { Compilable, CompiledQuery } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";

/** Stands for a value that is known only when the statement is sent. */
class Blank {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
}

/** A statement's text depends on how long a list is and on what an expression says, so neither is a value. */
type Value = string | number | null | Engine;

/**
 * A statement that is put together and compiled once for a database. On SQLite that takes longer than the answer, so
 * this is for what every hold and booking sends.
 * @param build gets blanks in place of all values but the engine. It may bind them, but not look at them.
 */
export function keptQuery<Values extends readonly Value[], Row>(
  build: (db: Handle, ...values: Values) => Compilable<Row>,
): (db: Handle, ...values: Values) => Promise<Row[]> {
  const kept = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const { adapter, plugins } = db.getExecutor();
    // A plugin changes the query as it is compiled.
    if (plugins.length > 0) return (await db.executeQuery<Row>(build(db, ...values).compile())).rows;
    const query = kept.get(adapter) ?? build(db, ...(values.map(toBlank) as unknown as Values)).compile();
    kept.set(adapter, query);
    const parameters = query.parameters.map((one) => (one instanceof Blank ? values[one.place] : one));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function toBlank(value: Value, place: number): Engine | Blank {
  return typeof value === "object" && value !== null ? value : new Blank(place);
}
