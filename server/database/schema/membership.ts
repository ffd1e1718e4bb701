/** A year of membership that was paid for. Who renewed early has two, one after the other. */
export interface MembershipsTable {
  id: string;
  user_id: string;
  purchase_id: string;
  /** The intent that paid for it. */
  transaction_id: string;
  price_cents: number;
  starts_at: number;
  ends_at: number;
  /** When it was given back and so ended. */
  refunded_at: number | null;
  created_at: number;
}

/** Who is a customer at the card provider, because she agreed to keep a card there. The cards are the provider's alone. */
export interface CardCustomersTable {
  user_id: string;
  customer_id: string;
  created_at: number;
}
