import { z } from "zod";
import { id } from "#contract/fields.ts";
import { scopes } from "#domain/scopes.ts";

const name = z.string("Name is required").trim().min(1, "Name is required").max(60, "At most 60 characters");

export const NewApiKey = z.strictObject({
  name,
  scopes: z
    .array(z.enum(scopes))
    .min(1, "Choose what it may do")
    .max(scopes.length)
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
});

/** A key without its secret, which is shown only once. */
export const ApiKey = z.object({
  _id: id,
  name: z.string(),
  /** The first characters of the key, so that people can tell keys apart. */
  start: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** Who made it. Null once that person has left. */
  madeBy: z.string().nullable(),
  createdAt: z.string(),
  /** Rounded to the hour. Null before its first use. */
  lastUsedAt: z.string().nullable(),
  /** When the key stopped working. */
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;
