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
  /** JSON: the Claim[] that it made, kept so that an hour can be claimed once more when its hold was freed. */
  claims: string;
  /** 1 once the customer has asked for more time. Once is all. */
  extended: number;
  created_at: number;
  /** The network of the customer, sealed, for a day; null where networks are not told apart. */
  network: string | null;
  /** Whether the customer had a verified address or a payment. */
  proven: Generated<number>;
  /** When it was given up without a visit. */
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
  /** What of the price was charged to the card when it was booked; the rest is paid at the salon. */
  card_cents: number;
  /** What a gift card paid of the price, or a session of a package. */
  credit_cents: Generated<number>;
  /** The bought package that the session is of. */
  package_id: string | null;
  /** JSON: database/sessions-at-desk's BeforeSession, where a session was used at the desk; null elsewhere. */
  before_session: string | null;
  /** What of cards' money is beyond the price and did not go back with a change: the policy keeps it, or it was gone already. */
  kept_cents: Generated<number>;
  /** What of gift cards' money the policy keeps beyond the price. */
  kept_credit_cents: Generated<number>;
  /** What the session of package_id is worth, once its service was taken out too late: it pays nothing any more, and is used up. */
  kept_session_cents: Generated<number>;
  /** The same of what was paid at the salon, and what of that the desk has yet to hand back. */
  kept_at_salon_cents: Generated<number>;
  hand_back_cents: Generated<number>;
  /** JSON: the domain/pricing Discount that was taken off; null without one. */
  discount: string | null;
  transaction_id: string;
  state: BookingState;
  /** Null while the visit is to be arranged. */
  starts_at: number | null;
  ends_at: number | null;
  /** What the front desk wrote down about the visit. */
  note: string;
  /** The most that cancelling may give back, as the customer's own moves have left it: a percentage. */
  most_percent: Generated<number>;
  created_at: number;
  /** Who comes, as the desk knows them; null where no number was told. What an account sees goes by user_id alone. */
  guest_id: string | null;
  /** 1 where a guest without an account wants to be told by texts to the number. */
  by_text: Generated<number>;
  /** Where the customer came from, as a link said; null when none did. */
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

/** A change of what a visit has, once it was made. Its id is that of the visit's line of history. Money in cents. */
export interface VisitChangesTable {
  id: string;
  booking_id: string;
  /** What was bought by it, and the intent that paid; null where nothing was paid by card. */
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
  /** What became of the session of a package when its service was taken out, and what it is worth; null where none was. */
  session: SessionOutcome | null;
  session_cents: Generated<number>;
  /** JSON: database/visit-changes' ChangedServices. */
  changed: string;
}

/** Five minutes of one resource, claimed by exactly one hold, booking or time off. The key is what prevents double booking. */
export interface CellsTable {
  resource_id: string;
  cell: number;
  hold_id: string | null;
  booking_id: string | null;
  time_off_id: string | null;
}

export interface TimeOffTable {
  id: string;
  resource_id: string;
  starts_at: number;
  ends_at: number;
  reason: string;
  created_at: number;
}

/** A visit's timeline: who changed its state, when, from what, to what, why. */
export interface BookingEventsTable {
  id: string;
  booking_id: string;
  at: number;
  actor_id: string | null;
  from_state: BookingState | null;
  to_state: BookingState;
  reason: string;
  /** The visit's hour before and after a move; both null for anything else, `from` also where none was arranged. */
  from_starts_at: number | null;
  to_starts_at: number | null;
  /** Of a cancellation: who gave the visit up. Null for anything else, and for those of before this was written down. */
  cancelled_by: WantedBy | null;
  /** Of the program that did it; null where a person or the system did. */
  key_id: string | null;
}
