import type { Generated } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import type { NotSent, TextChannel } from "#domain/notices.ts";
import type { TextShare } from "#domain/text-messages.ts";

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

/** A text that was sent, or is being sent. Its number is kept nowhere: it follows from what the queued work is about. */
export interface SentTextsTable {
  /** The queued work's. */
  id: string;
  /** Which part of the day's texts it takes: notices and codes leave each other's alone. */
  share: TextShare;
  /** The salon's date, 'YYYY-MM-DD'. */
  day: string;
  /** What it costs, in texts of one segment. */
  segments: number;
  channel: Generated<TextChannel>;
  /** What the gateway asked for it, as the gateway writes it; null where it does not tell. */
  cost: string | null;
  /** The gateway's name for it. */
  gateway_id: string | null;
  /** Null while it is being sent. */
  sent_at: number | null;
  /** The first that the gateway said of whether it has reached the phone; null where it does not tell. */
  receipt: Generated<"delivered" | "undelivered" | null>;
  /** Why it has not reached the phone, where the gateway tells. */
  receipt_why: Generated<string | null>;
}

/** What the reader at a number has answered to texts. */
export interface StoppedTextsTable {
  /** The number, sealed. */
  subject: string;
  is_stopped: number;
  changed_at: number;
  /** The same as `changed_at` where only the gateway's refusal has told it; a server of the release before leaves it as it was. */
  refused_at: number | null;
}

/** Answers to texts that were heard: one that the gateway tells again changes nothing. */
export interface TextAnswersTable {
  /** The gateway's name for it. */
  id: string;
  answered_at: number;
}

/** A short link in texts: for somebody who wants no more reminders, or to an hour that is offered. */
export interface TextLinksTable {
  code: string;
  /** The subject of the reminders that it ends, as in notice_refusals, or 'hour:<id of an offered hour>'. */
  subject: string;
  created_at: number;
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

/** Windows of calls, counted across every server; of tries, the window that the last wrong one began. */
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
