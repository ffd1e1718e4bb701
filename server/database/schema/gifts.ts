import type { Generated } from "kysely";
import type { GiftLineKind } from "#domain/gift-cards.ts";
import type { Language } from "#domain/language.ts";

/** A gift card, from the moment its payment is prepared or it is sold at the desk. */
export interface GiftCardsTable {
  id: string;
  /** A `package` has money as a card does, but no code. `bought_packages` says who owns it. */
  kind: Generated<"card" | "package">;
  /** Hash of the code. The code itself is not stored. */
  code_hash: string;
  /** The number of the card's code. It goes up when the card is sent again after the server's secret has changed. */
  code_round: Generated<number>;
  /** What paid for it. Null if it was sold at the desk. */
  purchase_id: string | null;
  /** The intent that paid for it. Null until then. */
  transaction_id: string | null;
  /** Who sold it at the desk. */
  sold_by: string | null;
  worth_cents: number;
  currency: string;
  /** The service that it was given for. Null if an amount was given. */
  service_name: string | null;
  picture: string;
  from_name: string;
  to_name: string;
  /** Where it is sent. Null if it is handed over. */
  to_email: string | null;
  message: string;
  language: Language;
  /** When it is sent. Null if it is handed over. */
  sends_at: number | null;
  sent_at: number | null;
  /** Null until its payment arrives. It can't be used before. */
  sold_at: number | null;
  /** When it was refunded to its buyer. */
  refunded_at: number | null;
  created_at: number;
}

/** What happened to the money on a card, in signed cents. Append-only. */
export interface GiftCardLinesTable {
  id: string;
  gift_card_id: string;
  at: number;
  kind: GiftLineKind;
  /** Unique, as in the ledger: the same is written only once. */
  cause: string;
  cents: number;
  /** The visit that it paid for. */
  booking_id: string | null;
}

/** Several sessions of a service that the owner sells together. A change affects only later buyers. */
export interface PackagesTable {
  id: string;
  service_id: string;
  sessions: number;
  price_cents: number;
  /** How long it lasts from the day of sale. Null: it does not expire. */
  months: number | null;
  on_sale: Generated<number>;
  created_at: number;
}

/** A bought package, as it was sold. Its money is kept in the gift card of the same id. */
export interface BoughtPackagesTable {
  id: string;
  /** The account that owns it. Null if the desk sold it to a guest without a known account. */
  user_id: string | null;
  /** The guest that the desk sold it to. Null if it was bought on the site. */
  guest_id: string | null;
  package_id: string;
  service_id: string;
  sessions: number;
  months: number | null;
  /** The salon's last day on which it can be used, YYYY-MM-DD. Null before it is sold, or if it does not expire. */
  last_day: string | null;
}
