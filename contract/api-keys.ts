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

/** A key without its secret, which was shown once. */
export const ApiKey = z.object({
  _id: id,
  name: z.string(),
  /** How it begins, by which it is told from others. */
  start: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** Who made it; null once that person has left. */
  madeBy: z.string().nullable(),
  createdAt: z.string(),
  /** To the hour; null before its first use. */
  lastUsedAt: z.string().nullable(),
  /** From then on it opens nothing. */
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;
