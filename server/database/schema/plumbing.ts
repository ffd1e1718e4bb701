import type { Generated } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import type { NotSent, TextChannel } from "#domain/notices.ts";
import type { TextShare } from "#domain/text-messages.ts";

export interface MigrationsTable {
  name: string;
  ran_at: number;
}

/** Work for later, written in the transaction that causes it. */
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
  /** Why a mail that was due was not sent: domain/notices.ts's NotSent. Null: it was sent, or waits. */
  not_sent: Generated<NotSent | null>;
  created_at: number;
  /** The trace of what caused it, as a W3C traceparent. */
  trace: Generated<string | null>;
}

/**
 * A text that was sent, or is being sent. Its number is not stored: it is derived from what the queued work is about.
 */
export interface SentTextsTable {
  /** The queued work's id. */
  id: string;
  /** Which part of the day's texts it uses: notices and codes have separate limits. */
  share: TextShare;
  /** The salon's date, 'YYYY-MM-DD'. */
  day: string;
  /** What it costs, in texts of one segment. */
  segments: number;
  channel: Generated<TextChannel>;
  /** What the gateway charged for it, as the gateway writes it. Null if it does not say. */
  cost: string | null;
  /** The gateway's id for it. */
  gateway_id: string | null;
  /** Null while it is being sent. */
  sent_at: number | null;
  /** The gateway's first report on whether it has reached the phone. Null if it does not say. */
  receipt: Generated<"delivered" | "undelivered" | null>;
  /** Why it has not reached the phone, if the gateway says. */
  receipt_why: Generated<string | null>;
}

/** What the person at a number has answered to texts. */
export interface StoppedTextsTable {
  /** The number, sealed. */
  subject: string;
  is_stopped: number;
  changed_at: number;
  /**
   * Equal to `changed_at` if it is known only from the gateway's refusal. A server of the previous release leaves it
   * unchanged.
   */
  refused_at: number | null;
}

/** Answers to texts that were processed. One that the gateway reports again changes nothing. */
export interface TextAnswersTable {
  /** The gateway's id for it. */
  id: string;
  answered_at: number;
}

/** A short link in texts: to stop reminders, or to an offered hour. */
export interface TextLinksTable {
  code: string;
  /** The subject of the reminders that it stops, as in notice_refusals, or 'hour:<id of an offered hour>'. */
  subject: string;
  created_at: number;
}

/** What changes of bookings add to their number and total price, by state. Folded into one line per state. */
export interface BookingCountsTable {
  id: Generated<number>;
  state: BookingState;
  count: number;
  cents: number;
}

/** Numbers that pages show and that are not counted again for each page. */
export interface FiguresTable {
  id: string;
  count: number;
}

/** Windows of calls, counted across all servers. For attempts, the window that the last wrong one began. */
export interface RateLimitsTable {
  key: string;
  window_start: number;
  count: number;
}

/** What one server does for all, and until when it is presumed alive, by the database's clock. */
export interface TurnsTable {
  name: string;
  server: string;
  until: number;
}
