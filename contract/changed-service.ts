import { z } from "zod";
import { money } from "#contract/fields.ts";

/** A service that came to a visit or went, with what it costs after the visit's discount. */
export const ChangedService = z.object({ service_name: z.string(), price: money });
