import type { TypedGift } from "#app/features/gifts/typed-gift.ts";
import type { GiftCardOrder } from "#contract/gift-cards.ts";
import type { GiftPicture } from "#domain/gift-cards.ts";

/** Where a tab keeps what is not given yet. */
export const giftPlace = "gift";

/** What somebody has put together so far. */
export interface GiftDraft {
  kind: "amount" | "service";
  /** Dollars, as typed or chosen. */
  amount: string;
  serviceId: string;
  picture: GiftPicture;
  /** YYYY-MM-DD; empty to send it at once. */
  sendOn: string;
  words: TypedGift;
}

/** What was put together for an order. */
export function draftOf({ price, picture, serviceId, sendOn = "", ...words }: GiftCardOrder): GiftDraft {
  const { from, to, message, email = "" } = words;
  return {
    kind: serviceId === undefined ? "amount" : "service",
    amount: String(price),
    serviceId: serviceId ?? "",
    picture,
    sendOn,
    words: { from, to, message, email },
  };
}
