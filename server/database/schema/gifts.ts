import type { Generated } from "kysely";
import type { GiftLineKind } from "#domain/gift-cards.ts";
import type { Language } from "#domain/language.ts";

/** A gift card, from the moment in which its payment is prepared, or in which it is sold at the desk. */
export interface GiftCardsTable {
  id: string;
  /** A `package` has its money as a card does, and no code: `bought_packages` says who owns it. */
  kind: Generated<"card" | "package">;
  /** Of the code; the code itself is kept nowhere. */
  code_hash: string;
  /** Which code it is that the card has: another one when it was sent anew after the server's secret had changed. */
  code_round: Generated<number>;
  /** What paid for it; null for one that was sold at the desk. */
  purchase_id: string | null;
  /** The intent that paid for it; null until then. */
  transaction_id: string | null;
  /** Who sold it at the desk. */
  sold_by: string | null;
  worth_cents: number;
  currency: string;
  /** What it was given for; null where an amount was given. */
  service_name: string | null;
  picture: string;
  from_name: string;
  to_name: string;
  /** Where it is sent; null where it is handed over. */
  to_email: string | null;
  message: string;
  language: Language;
  /** When it is sent; null where it is handed over. */
  sends_at: number | null;
  sent_at: number | null;
  /** Null until its payment has come: it can't be used before. */
  sold_at: number | null;
  /** When it was given back to its buyer. */
  refunded_at: number | null;
  created_at: number;
}

/** What happened to the money on a card, in signed cents. Append-only. */
export interface GiftCardLinesTable {
  id: string;
  gift_card_id: string;
  at: number;
  kind: GiftLineKind;
  /** Unique, as in the ledger: the same is written once. */
  cause: string;
  cents: number;
  /** The visit that it paid for. */
  booking_id: string | null;
}

/** Several sessions of a service that the owner sells together. A change is for who buys from then on. */
export interface PackagesTable {
  id: string;
  service_id: string;
  sessions: number;
  price_cents: number;
  /** How long it lasts from the day on which it is sold; null: it has no end. */
  months: number | null;
  on_sale: Generated<number>;
  created_at: number;
}

/** What somebody bought, as it was sold. Its money is kept in the gift card of the same id. */
export interface BoughtPackagesTable {
  id: string;
  /** The account that has it; null for one that the desk sold to a guest without a known account. */
  user_id: string | null;
  /** The guest that the desk sold it to; null for one that was bought on the site. */
  guest_id: string | null;
  package_id: string;
  service_id: string;
  sessions: number;
  months: number | null;
  /** YYYY-MM-DD of the salon, on which it can be used for the last time; null before it is sold, or without an end. */
  last_day: string | null;
}
