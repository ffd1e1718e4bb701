import { z } from "zod";

/** How much cancelling gives back until when, nearest deadline first. Nothing after the last. */
export const RefundSteps = z.array(z.object({ until: z.string(), percent: z.number() }));
