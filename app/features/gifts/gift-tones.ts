import type { BadgeTone } from "#app/ui/Badge.tsx";
import type { GiftCard } from "#contract/gift-cards.ts";

/** The look of each state of a gift card. */
export const giftTones: Record<GiftCard["state"], BadgeTone> = {
  waiting: "pending",
  unused: "pending",
  part: "ok",
  used: "done",
  refunded: "off",
};
