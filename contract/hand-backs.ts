import { z } from "zod";
import { money } from "#contract/fields.ts";

/** What the desk has to hand back to guests: the number of visits, and the sum in dollars. */
export const ToHandBack = z.object({ visits: z.number().int(), amount: money });
export type ToHandBack = z.infer<typeof ToHandBack>;
