import type { Generated } from "kysely";

/** What a code takes off a price, as the owner set it. A code is never given to another offer. */
export interface OffersTable {
  id: string;
  code: string;
  /** One of the two is null. */
  percent: number | null;
  amount_cents: number | null;
  /** Days of the salon, both included. Null sets no limit. */
  from_date: string | null;
  until_date: string | null;
  /** JSON: ids of services. Null for all. A service includes its variants. */
  service_ids: string | null;
  first_visit_only: number;
  most_uses: number | null;
  most_uses_each: number | null;
  created_at: number;
  ended_at: number | null;
}

/** A line of how often a code is used and what its visits cost. The sum of an offer's lines is the answer. */
export interface OfferCountsTable {
  id: Generated<number>;
  offer_id: string;
  uses: number;
  cents: number;
}

/**
 * A use of a code: reserved while its purchase is open, and used once that is booked. A use that is given back is
 * deleted.
 */
export interface OfferUsesTable {
  purchase_id: string;
  offer_id: string;
  user_id: string;
}

/** A use of a code by a visit that the desk booked. A use that is given back is deleted. */
export interface DeskOfferUsesTable {
  booking_id: string;
  offer_id: string;
}
