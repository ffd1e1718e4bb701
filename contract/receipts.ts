import { z } from "zod";
import { id } from "#contract/fields.ts";

/** What was paid for a visit. The lines less the discount are the total; the tax is part of it. Dollars. */
export const Receipt = z.object({
  /** Counts the salon's receipts without a gap, from 1. */
  number: z.number().int(),
  issuedAt: z.string(),
  bookingId: id,
  salon: z.object({ name: z.string(), address: z.array(z.string()), phone: z.string(), email: z.string() }),
  /** Empty once the person is forgotten. */
  name: z.string(),
  /** Null while the visit is to be arranged. */
  startsAt: z.string().nullable(),
  lines: z.array(
    z.object({ service_name: z.string(), masterName: z.string().nullable(), price: z.number() }),
  ),
  discount: z.number(),
  total: z.number(),
  tax: z.object({ name: z.string(), percent: z.number(), amount: z.number() }).nullable(),
  paid: z.object({ by: z.enum(["card", "salon"]), at: z.string(), transactionId: z.string().nullable() }),
  refunds: z.array(z.object({ amount: z.number(), at: z.string(), arrived: z.boolean() })),
});
export type Receipt = z.infer<typeof Receipt>;
