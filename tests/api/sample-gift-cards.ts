import { randomUUID } from "node:crypto";
import { packageSamples } from "#tests/api/sample-packages.ts";
import type { Loose } from "#tests/support/calls.ts";

const words = { price: 50, picture: "ribbon", from: "Tasnim", to: "Mehrin", message: "" };

/** A valid request for each call about gift cards and packages. */
export const giftCardSamples = {
  ...packageSamples,
  findGiftCard: () => ({ body: { code: "0000-0000-0000-0000" } }),
  createGiftCardPayment: () => ({ body: words }),
  createGiftCard: () => ({ body: { transactionId: "pi_unknown" } }),
  listMyGiftCards: () => ({}),
  listGiftCards: () => ({}),
  sellGiftCard: () => ({ body: { ...words, method: "cash" } }),
  mailGiftCard: () => ({ params: { id: randomUUID() }, body: {} }),
  refundGiftCard: () => ({ params: { id: randomUUID() } }),
} satisfies Record<string, () => Loose>;
