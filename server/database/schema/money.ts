import type { Generated } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import type { AskedBy } from "#domain/deposit-rules.ts";
import type { ExceptionKind } from "#domain/exceptions.ts";
import type { PaymentState } from "#domain/payment-states.ts";
import type { PurchaseState, RefundState } from "#domain/purchase.ts";

/** What somebody is buying, complete before the browser confirms a payment. Never changed, only replaced. */
export interface PurchasesTable {
  id: string;
  user_id: string;
  /**
   * What it buys: a visit with its items, a year of membership, a gift card, or a package of sessions. An
   * `offered_hour` is never paid: it has the hold of a slot for somebody on the waiting list.
   */
  kind: "visit" | "membership" | "gift_card" | "package" | "offered_hour";
  state: PurchaseState;
  /** 1 when only a price was given: a call with only the specification's fields. */
  price_only: number;
  name: string;
  email: string;
  phone: string;
  starts_at: number | null;
  total_cents: number;
  /** The part of the total that is charged now. The rest is paid at the salon. */
  due_now_cents: number;
  /** JSON: the deposit in force when it was made. Null if the buyer pays in full. */
  deposit: string | null;
  /** Which of the salon's rules decided what is charged now. Null: the general one, or the buyer's own choice. */
  asked_by: AskedBy | null;
  /**
   * The gift card or the bought package that pays a part, and the amount, which is reserved while the purchase is open.
   */
  gift_card_id: string | null;
  credit_cents: Generated<number>;
  currency: string;
  /** JSON: domain/pricing's Quote. */
  quote: string;
  /** JSON: the cancellation policy in force when it was made. */
  policy: string;
  created_at: number;
  /** Where the buyer came from, as given by the link. Null without one. */
  source: string | null;
  /** The visit that it changes. Null if it buys a new one, or a membership. */
  booking_id: string | null;
  /** JSON: database/purchases' PurchaseChange. Null if it changes no visit. */
  change: string | null;
  /** The offered hour that it holds or accepts. Null for any other purchase. */
  offered_hour_id: string | null;
}

export interface PurchaseItemsTable {
  purchase_id: string;
  position: number;
  service_id: string;
  service_name: string;
  master_id: string | null;
  starts_at: number | null;
  ends_at: number | null;
  price_cents: number;
}

/** One attempt to pay for a purchase: a payment intent at the provider. */
export interface PaymentsTable {
  id: string;
  purchase_id: string;
  attempt: number;
  /** Null until the provider has answered. */
  intent_id: string | null;
  amount_cents: number;
  currency: string;
  state: PaymentState;
  created_at: number;
  updated_at: number;
  /** 1 once its purchase was seen to be settled, or the owner has to look at it: nothing more happens automatically. */
  settled: Generated<number>;
  /** The trace of the request that began it, as a W3C traceparent, for the webhook to continue. */
  trace: Generated<string | null>;
}

export interface RefundsTable {
  id: string;
  payment_id: string;
  amount_cents: number;
  state: RefundState;
  reason: string;
  attempt: number;
  provider_refund_id: string | null;
  created_at: number;
  updated_at: number;
}

/**
 * Append-only journal. Amounts are signed: money to the salon is positive. Lines of gift cards move no money: what is
 * sold is owed, and becomes revenue when it is used.
 */
export interface LedgerTable {
  id: string;
  at: number;
  /** A tip belongs to the masters, so it is not revenue and pays nothing of a visit. */
  kind: "charge" | "refund" | "dispute" | "discount" | "pay_at_salon" | "gift_card" | "tip";
  /** Unique: what this entry records, so that recording it again is refused. */
  cause: string;
  amount_cents: number;
  currency: string;
  payment_id: string | null;
  refund_id: string | null;
  booking_id: string | null;
  /** How money at the salon was paid. Null if nobody said, and for money by card. */
  method: SalonMethod | null;
}

/** A day that was closed or reopened. Numbered without gaps. Append-only; money in cents. */
export interface DayClosesTable {
  number: number;
  /** The close that this line reopens. Null for a close. */
  reopens: number | null;
  /** The salon's date, YYYY-MM-DD. */
  date: string;
  at: number;
  actor_id: string | null;
  /** The time that it covers, `to` excluded, from the end of the close before. Late lines may be older. */
  covers_from: number;
  covers_to: number;
  card_cents: number;
  card_payments: number;
  card_refunded_cents: number;
  /** What came in at the desk according to the books, tips included. */
  desk_cents: number;
  /** The part of `desk_cents` that belongs to the masters. */
  tips_cents: Generated<number>;
  desk_payments: number;
  /** The parts of `desk_cents` that the books know as cash, and as paid in another way. */
  desk_cash_cents: number;
  desk_other_cents: number;
  /** In the till in the morning. */
  morning_cents: number;
  cash_cents: number;
  other_cents: number;
  left_cents: number;
  came: number;
  missed: number;
  reason: string;
}

/** A ledger line that a close has counted. Append-only: lines of a reopened close are counted again. */
export interface DayCloseLinesTable {
  ledger_id: string;
  number: number;
}

/** Numbered without gaps, one for each booking or membership. Append-only. */
export interface ReceiptsTable {
  number: number;
  booking_id: string | null;
  membership_id: string | null;
  /** JSON: receipts.ts's IssuedReceipt. */
  issued: string;
  created_at: number;
}

/** Money that needs a person: what happened, until somebody resolved it. */
export interface ExceptionsTable {
  id: string;
  kind: ExceptionKind;
  cause: string;
  subject_id: string;
  /** JSON, without personal data. */
  detail: string;
  created_at: number;
  resolved_at: number | null;
}

/** A year of membership that was paid for. A member who renewed early has two, one after the other. */
export interface MembershipsTable {
  id: string;
  user_id: string;
  purchase_id: string;
  /** The intent that paid for it. */
  transaction_id: string;
  price_cents: number;
  starts_at: number;
  ends_at: number;
  /** When it was refunded, and so ended. */
  refunded_at: number | null;
  created_at: number;
}

/** Users who agreed to save a card, with their customer id at the provider. Only the provider has the cards. */
export interface CardCustomersTable {
  user_id: string;
  customer_id: string;
  created_at: number;
}
