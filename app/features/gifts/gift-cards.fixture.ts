import type { GiftCard } from "#contract/gift-cards.ts";

/** A gift card that was sold at the desk, and is not used yet. */
export const giftCard: GiftCard = {
  _id: "g1",
  state: "unused",
  worth: 50,
  left: 50,
  service_name: null,
  picture: "ribbon",
  from: "Tasnim",
  to: "Mehrin",
  email: null,
  soldAt: "2026-11-20T10:00:00+06:00",
  atDesk: true,
  sendsAt: null,
  sentAt: null,
  refundable: true,
  back: 50,
};
