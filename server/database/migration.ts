import type { Engine } from "#server/database/engines/engine.ts";

/** One step of the schema, forward only. Its statements run on both engines. */
export interface Migration {
  name: string;
  statements(engine: Engine): string[];
}
