import type { TypedGift } from "#app/features/gifts/typed-gift.ts";
import type { GiftPicture } from "#domain/gift-cards.ts";

/** What somebody has put together so far. */
export interface GiftDraft {
  kind: "amount" | "service";
  /** Dollars as they were typed or chosen. */
  amount: string;
  serviceId: string;
  picture: GiftPicture;
  /** YYYY-MM-DD; empty: it is sent at once. */
  sendOn: string;
  words: TypedGift;
}
