import type { Generated } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import type { SessionOutcome } from "#domain/packages.ts";
import type { HoldState } from "#domain/purchase.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

export interface HoldsTable {
  id: string;
  user_id: string;
  purchase_id: string;
  state: HoldState;
  ends_at: number;
  /** JSON: the Claim[] that it made, kept so that the slot can be claimed again after its hold was freed. */
  claims: string;
  /** 1 once the customer has asked for more time, which is possible only once. */
  extended: number;
  created_at: number;
  /** The customer's network, sealed, kept for a day. Null if networks can't be told apart. */
  network: string | null;
  /** Whether the customer had a verified address or a payment. */
  proven: Generated<number>;
  /** When it was given up without becoming a visit. */
  freed_at: number | null;
  freed_by_desk: Generated<number>;
}

export interface BookingsTable {
  id: string;
  user_id: string | null;
  purchase_id: string | null;
  name: string;
  email: string;
  phone: string;
  /** Names of the services, joined for a list. */
  service_name: string;
  /** What the visit costs: the items' prices less the discount. */
  price_cents: number;
  /** The part of the price that was charged to the card at booking. The rest is paid at the salon. */
  card_cents: number;
  /** What a gift card or a package session paid of the price. */
  credit_cents: Generated<number>;
  /** The bought package that the session belongs to. */
  package_id: string | null;
  /** JSON: database/sessions-at-desk's BeforeSession, if a session was used at the desk. Null otherwise. */
  before_session: string | null;
  /**
   * The cards' money beyond the price that did not go back with a change: the policy keeps it, or it was already gone.
   */
  kept_cents: Generated<number>;
  /** What the policy keeps of gift cards' money beyond the price. */
  kept_credit_cents: Generated<number>;
  /** The worth of package_id's session once its service was removed too late: it pays for nothing and is used up. */
  kept_session_cents: Generated<number>;
  /** The same for money paid at the salon, and how much of it the desk still has to hand back. */
  kept_at_salon_cents: Generated<number>;
  hand_back_cents: Generated<number>;
  /** JSON: the domain/pricing Discount that was taken off. Null without one. */
  discount: string | null;
  transaction_id: string;
  state: BookingState;
  /** Null while the visit is to be arranged. */
  starts_at: number | null;
  ends_at: number | null;
  /** The front desk's note about the visit. */
  note: string;
  /** The most that cancelling may return after the customer's own moves, as a percentage. */
  most_percent: Generated<number>;
  created_at: number;
  /** Who comes, as the desk knows them. Null if no number was given. What an account sees depends only on user_id. */
  guest_id: string | null;
  /** 1 if a guest without an account wants texts to the number. */
  by_text: Generated<number>;
  /** Where the customer came from, as given by a link. Null without one. */
  source: string | null;
}

export interface BookingItemsTable {
  booking_id: string;
  position: number;
  service_id: string;
  service_name: string;
  master_id: string | null;
  starts_at: number | null;
  ends_at: number | null;
  price_cents: number;
}

/** A change of a visit that was made. Its id is that of the visit's history line. Money in cents. */
export interface VisitChangesTable {
  id: string;
  booking_id: string;
  /** The purchase for it, and the intent that paid. Null if nothing was paid by card. */
  purchase_id: string | null;
  transaction_id: string | null;
  at: number;
  was_cents: number;
  price_cents: number;
  paid_cents: number;
  /** What went back to cards. */
  back_cents: number;
  /** What went back to gift cards. */
  to_gift_cents: Generated<number>;
  /** What was to be handed back at the salon. */
  hand_back_cents: Generated<number>;
  /** What became of the package session when its service was removed, and its worth. Null if none was. */
  session: SessionOutcome | null;
  session_cents: Generated<number>;
  /** JSON: database/visit-changes' ChangedServices. */
  changed: string;
}

/**
 * Five minutes of one resource, claimed by exactly one hold, booking or time off. The primary key prevents double
 * booking.
 */
export interface CellsTable {
  resource_id: string;
  cell: number;
  hold_id: string | null;
  booking_id: string | null;
  time_off_id: string | null;
}

/** Adjacent cells of a resource that a visit of long ago had, `to_cell` excluded. At most 288, a day. */
export interface PastCellsTable {
  resource_id: string;
  from_cell: number;
  to_cell: number;
  booking_id: string;
}

/** One row: the first cell that was not looked at yet. */
export interface PastCellsUntilTable {
  cell: number;
}

export interface TimeOffTable {
  id: string;
  resource_id: string;
  starts_at: number;
  ends_at: number;
  reason: string;
  created_at: number;
}

/** A visit's timeline: who changed its state, when, from what, to what, and why. */
export interface BookingEventsTable {
  id: string;
  booking_id: string;
  at: number;
  actor_id: string | null;
  from_state: BookingState | null;
  to_state: BookingState;
  reason: string;
  /** The visit's time before and after a move. Both null for anything else; `from` is also null if none was arranged. */
  from_starts_at: number | null;
  to_starts_at: number | null;
  /** For a cancellation: who wanted it. Null for anything else, and for cancellations from before this was recorded. */
  cancelled_by: WantedBy | null;
  /** The key of the program that did it. Null for a person or the system. */
  key_id: string | null;
}
