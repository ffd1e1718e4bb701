import { z } from "zod";

/** What cancelling gives back until when, the nearest end first; nothing after the last. */
export const RefundSteps = z.array(z.object({ until: z.string(), percent: z.number() }));
