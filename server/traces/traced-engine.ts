import type { Engine } from "#server/database/engines/engine.ts";
import { noteTrace } from "#server/database/engines/inside-transaction.ts";
import type { Traces } from "#server/traces/port.ts";

const names = { sqlite: "sqlite", postgres: "postgresql" };

/** A database whose transactions are parts of the current trace, and pass it on to the work that they queue. */
export function tracedEngine(engine: Engine, traces: Pick<Traces, "part" | "here">): Engine {
  const transaction: Engine["transaction"] = (work) =>
    traces.part("transaction", { "db.system.name": names[engine.name] }, () =>
      engine.transaction((tx) => {
        noteTrace(traces.here());
        return work(tx);
      }),
    );
  return Object.create(engine, { transaction: { value: transaction } });
}
