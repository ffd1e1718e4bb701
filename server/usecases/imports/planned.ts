import type { Transaction } from "kysely";
import type { ImportLine, PlannedLine } from "#domain/imports/lines.ts";
import type { DiaryAndOffer } from "#server/database/diary.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/** Which import writes, who runs it, and when, in epoch milliseconds. */
export interface About {
  importId: string;
  actorId: string;
  now: number;
}

/** What would happen to a file's lines, and the function that writes it in a transaction. */
export interface Planned {
  outcomes: readonly PlannedLine[];
  /** The guests that the plan needs. It is valid as long as they exist. */
  guestIds?: readonly string[];
  /** New visits at an hour that is not free. */
  toArrange?: { row: number; why: "taken" | "closed" }[];
  /** The total price of the new visits, to be paid at the desk. */
  owedCents?: number;
  write: (tx: Transaction<Schema>, about: About) => Promise<void>;
}

/** What is read before the transaction begins. */
export interface Ahead {
  /** The diary for the days of the file's visits; null for a file without visits. */
  diary: DiaryAndOffer | null;
  /** Epoch milliseconds. */
  now: number;
  monthFirst: boolean;
}

/** Plans the lines of a file, based on what the salon has at that moment. */
export type Planner = (
  app: DatabaseAndClock,
  db: Handle,
  lines: readonly ImportLine[],
  ahead: Ahead,
) => Promise<Planned>;

/** How much of an import was taken back, and how much stayed. */
export interface TakenBack {
  takenBack: number;
  stayed: number;
}

/**
 * Takes back what one import made, except what was touched since. Returns what it left. @param now epoch milliseconds
 */
export type TakeBack = (
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  imported: { id: string; at: number },
  now: number,
) => Promise<TakenBack & { leftIds: readonly string[] }>;
