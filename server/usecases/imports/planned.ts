import type { Transaction } from "kysely";
import type { ImportLine, PlannedLine } from "#domain/imports/lines.ts";
import type { DiaryAndOffer } from "#server/database/diary.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/** Which import writes, who makes it, and when: epoch milliseconds. */
export interface About {
  importId: string;
  actorId: string;
  now: number;
}

/** What would become of a file's lines, and what writes it down in a transaction. */
export interface Planned {
  outcomes: readonly PlannedLine[];
  /** The guests that it means: the plan holds while they are here. */
  guestIds?: readonly string[];
  /** New visits at an hour that is not free. */
  toArrange?: { row: number; why: "taken" | "closed" }[];
  /** What the new visits cost together, to be paid at the desk. */
  owedCents?: number;
  write: (tx: Transaction<Schema>, about: About) => Promise<void>;
}

/** What is known before a transaction begins. */
export interface Ahead {
  /** What free hours depend on, of the days that the file's visits are on; null for a file without visits. */
  diary: DiaryAndOffer | null;
  /** Epoch milliseconds. */
  now: number;
  monthFirst: boolean;
}

/** Plans the lines of a file by what the salon has at that moment. */
export type Planner = (
  app: DatabaseAndClock,
  db: Handle,
  lines: readonly ImportLine[],
  ahead: Ahead,
) => Promise<Planned>;

/** How much of an import is as it was before, and how much stayed. */
export interface TakenBack {
  takenBack: number;
  stayed: number;
}

/** Takes what one import made back, as far as nothing has touched it. Tells what it left. @param now epoch milliseconds */
export type TakeBack = (
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  imported: { id: string; at: number },
  now: number,
) => Promise<TakenBack & { leftIds: readonly string[] }>;
