import { z } from "zod";
import { GiftCardOrder } from "#contract/gift-cards.ts";

const { email } = GiftCardOrder.shape;

/** The texts of a gift card as typed. An empty address means none. */
export const TypedGift = GiftCardOrder.pick({ from: true, to: true, message: true }).extend({
  email: z.union([z.literal("").transform(() => undefined), email]),
});
export type TypedGift = z.input<typeof TypedGift>;
export type SaidGift = z.output<typeof TypedGift>;
