import type { Generated } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import type { NotSent } from "#domain/notices.ts";

export interface MigrationsTable {
  name: string;
  ran_at: number;
}

/** What must happen later, written in the transaction that causes it. */
export interface OutboxTable {
  id: string;
  kind: string;
  /** JSON. */
  payload: string;
  /** Unique: the same cause is never queued twice. */
  cause: string;
  run_at: number;
  attempts: number;
  locked_until: number;
  done_at: number | null;
  last_error: string | null;
  /** Why a mail that was due was not sent after all: domain/notices.ts's NotSent. Null: it was, or waits. */
  not_sent: Generated<NotSent | null>;
  created_at: number;
  /** The trace of what caused it, as W3C's traceparent. */
  trace: Generated<string | null>;
}

/** What changes of bookings add to their number and their prices, in each state. Summed up, one line a state. */
export interface BookingCountsTable {
  id: Generated<number>;
  state: BookingState;
  count: number;
  cents: number;
}

/** Numbers that pages show and that nobody counts anew for each of them. */
export interface FiguresTable {
  id: string;
  count: number;
}

/** Fixed windows of calls, counted across every server. */
export interface RateLimitsTable {
  key: string;
  window_start: number;
  count: number;
}

/** What one server does for all, and until when it is believed to live, by the database's clock. */
export interface TurnsTable {
  name: string;
  server: string;
  until: number;
}
