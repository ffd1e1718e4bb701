import type { OfferedHourState } from "#domain/offered-hours.ts";
import type { WaitingState } from "#domain/waiting.ts";

/** Somebody who waits for an hour. Who it is, the account or the guest says. */
export interface WaitingTable {
  id: string;
  /** Null for a guest without an account. */
  user_id: string | null;
  /** As the desk knows them; that of an account has the account's id. */
  guest_id: string;
  /** Who of the desk wrote it down; null where the customer did. */
  added_by: string | null;
  state: WaitingState;
  /** JSON: ids, in the order of the visit. */
  service_ids: string;
  /** Names of the services, joined for a list. */
  service_name: string;
  /** JSON: as the wire names them, one for all services or one for each; none: anyone. */
  masters: string;
  /** JSON: 'YYYY-MM-DD' each, ascending. */
  dates: string;
  last_date: string;
  /** JSON: WallSpan[]; none: at any time. */
  hours: string;
  /** What the services cost together when it was written. */
  worth_cents: number;
  created_at: number;
  ended_at: number | null;
  /** The visit that came of it. */
  booking_id: string | null;
}

/** A date for which an entry waits. What has ended has none. */
export interface WaitingDatesTable {
  date: string;
  waiting_id: string;
}

/** An hour that came free and is, or was, held for an entry. */
export interface OfferedHoursTable {
  id: string;
  waiting_id: string;
  /** The purchase that holds the hour: one that is never paid, then the one that the guest accepts with. */
  purchase_id: string;
  state: OfferedHourState;
  starts_at: number;
  ends_at: number;
  /** JSON: ids, one for each service. */
  masters: string;
  /** When the hold ends. */
  until: number;
  /** The how manieth guest was asked about this hour since it came free. */
  turn: number;
  /** Who of the desk chose the guest; null where it was their turn. */
  offered_by: string | null;
  created_at: number;
  /** When the guest began to accept. */
  taken_at: number | null;
  ended_at: number | null;
}

/** One row: the catalogue's version up to which free hours were looked for. */
export interface WaitingRoundTable {
  id: string;
  version: string;
}
