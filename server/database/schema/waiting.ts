import type { OfferedHourState } from "#domain/offered-hours.ts";
import type { WaitingState } from "#domain/waiting.ts";

/** Somebody who waits for a slot. The account or the guest says who it is. */
export interface WaitingTable {
  id: string;
  /** Null for a guest without an account. */
  user_id: string | null;
  /** The guest as the desk knows them. For an account it has the account's id. */
  guest_id: string;
  /** Who at the desk added it. Null if the customer did. */
  added_by: string | null;
  state: WaitingState;
  /** JSON: ids, in the order of the visit. */
  service_ids: string;
  /** Names of the services, joined for a list. */
  service_name: string;
  /** JSON: as in the API, one for all services or one for each. Empty: anyone. */
  masters: string;
  /** JSON: 'YYYY-MM-DD' each, ascending. */
  dates: string;
  last_date: string;
  /** JSON: WallSpan[]. Empty: at any time. */
  hours: string;
  /** The total price of the services when it was written. */
  worth_cents: number;
  created_at: number;
  ended_at: number | null;
  /** The visit that was booked. */
  booking_id: string | null;
}

/** A date on which an entry waits. Ended entries have none. */
export interface WaitingDatesTable {
  date: string;
  waiting_id: string;
}

/** A slot that came free and is, or was, held for an entry. */
export interface OfferedHoursTable {
  id: string;
  waiting_id: string;
  /** The purchase that holds the slot: first one that is never paid, then the one with which the guest accepts. */
  purchase_id: string;
  state: OfferedHourState;
  starts_at: number;
  ends_at: number;
  /** JSON: ids, one for each service. */
  masters: string;
  /** When the hold ends. */
  until: number;
  /** How many guests have been asked about this slot since it came free, this one included. */
  turn: number;
  /** Who at the desk chose the guest. Null if it was the guest's turn. */
  offered_by: string | null;
  created_at: number;
  /** When the guest began to accept. */
  taken_at: number | null;
  ended_at: number | null;
}

/** One row: the catalogue's version up to which free slots were looked for. */
export interface WaitingRoundTable {
  id: string;
  version: string;
}
