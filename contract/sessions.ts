import { z } from "zod";
import { id } from "#contract/fields.ts";

/** One sign-in of the signed-in person: a device, until it is ended. */
export const Session = z.object({
  _id: id,
  /** Whether this very call came from it. */
  current: z.boolean(),
  /** The browser's User-Agent header. */
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});
export type Session = z.infer<typeof Session>;
