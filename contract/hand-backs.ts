import { z } from "zod";
import { money } from "#contract/fields.ts";

/** What waits at the desk for guests to fetch: of how many visits, and their sum in dollars. */
export const ToHandBack = z.object({ visits: z.number().int(), amount: money });
export type ToHandBack = z.infer<typeof ToHandBack>;
