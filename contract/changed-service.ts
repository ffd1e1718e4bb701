import { z } from "zod";
import { money } from "#contract/fields.ts";

/** A service that was added to a visit or removed from it, with its price after the visit's discount. */
export const ChangedService = z.object({ service_name: z.string(), price: money });
