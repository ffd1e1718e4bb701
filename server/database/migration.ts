import type { Engine } from "#server/database/engines/engine.ts";

/** What the engines spell differently and steps use. */
type Spelling = Pick<Engine, "name" | "types" | "appendOnly" | "forgettable" | "afterChange" | "drawnName">;

/** One step of the schema, forward only. Its statements run on both engines. */
export interface Migration {
  name: string;
  statements(engine: Spelling): string[];
}
