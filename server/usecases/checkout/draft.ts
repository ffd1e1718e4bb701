import type { Claim } from "#domain/availability/claims.ts";
import type { Deposit } from "#domain/deposit.ts";
import type { Ask, AskedBy } from "#domain/deposit-rules.ts";
import { type Quote, quote } from "#domain/pricing.ts";
import type { GiftWords } from "#server/database/gift-cards.ts";
import type { HeldOffer } from "#server/database/offered-hours.ts";
import type { PackageRow } from "#server/database/packages.ts";
import type { PurchaseChange, PurchaseItemRow, PurchaseRow } from "#server/database/purchases.ts";

/** A purchase before it is written: priced by the server and placed in the diary. */
export interface PurchaseDraft {
  /** `visit` by default. */
  kind?: PurchaseRow["kind"];
  quote: Quote;
  items: PurchaseItemRow[];
  startsAt: number | null;
  claims: Claim[];
  /** Version of the catalogue in which its hour was found; absent without an hour. */
  version?: string;
  priceOnly: boolean;
  /** What each service asks for when booked; null: the salon's general rule. Absent: the order names no service. */
  asks?: (Ask | null)[];
  /** What is paid now; absent or null: the whole price. */
  deposit?: Deposit | null;
  /** The gift card that pays as much as its balance allows; absent or null: none. */
  giftCardId?: string | null;
  /** The gift card that is being bought. */
  gift?: GiftWords & { worthCents: number };
  /** The package that is being bought. */
  pack?: PackageRow;
  /** For a change of a visit: which visit, as it was seen, and how much of the new price is charged. */
  change?: PurchaseChange & { bookingId: string; dueNowCents: number };
  /** Hours held for the buyer from the waiting list that overlap the claims. The purchase takes their place. */
  offered?: readonly HeldOffer[];
  /** For an `offered_hour`: the id of the offer. */
  offeredHourId?: string;
  /** The rule that decides the deposit; absent or null: the buyer's own choice. */
  askedBy?: AskedBy | null;
}

/** A draft of what takes no hour: a membership, a gift card or a package. */
export function draftOutsideDiary(
  kind: "membership" | "gift_card" | "package",
  name: string,
  priceCents: number,
): PurchaseDraft {
  const priced = quote([{ id: kind, name, priceCents }]);
  return { kind, quote: priced, items: [], startsAt: null, claims: [], priceOnly: false };
}
