import type { GiftPicture } from "#domain/gift-cards.ts";

/** The path of each gift card picture. */
export const giftArt: Record<GiftPicture, string> = {
  ribbon: "/art/gift-card.svg",
  mehendi: "/art/mehendi.svg",
  "fallen-flowers": "/art/fallen-flowers.svg",
  turmeric: "/art/treatments.svg",
};
