import { z } from "zod";
import { typedMinutes, typedPrice } from "#app/features/catalogue/typed-fields.ts";

/** Usual services in order, as typed: the minutes and the price of those that are kept. */
export const UsualRows = z.object({
  rows: z.array(
    z.discriminatedUnion("isKept", [
      z.object({ isKept: z.literal(false), minutes: z.string(), price: z.string() }),
      z.object({ isKept: z.literal(true), minutes: typedMinutes, price: typedPrice }),
    ]),
  ),
});

export type TypedRows = z.input<typeof UsualRows>;
export type SaidRows = z.output<typeof UsualRows>;
