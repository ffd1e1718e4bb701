import type { z } from "zod";
import type { CallSchema } from "#contract/calls.ts";
import { holdsZero } from "#domain/null-character.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

export interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Validates input against the contract. Refuses unknown fields, wrong types, and the null character, which PostgreSQL
 * can't store.
 */
export function validate(schema: CallSchema, given: Parts): Result<Parts> {
  const parsed: Parts = { params: undefined, query: undefined, body: undefined };
  for (const part of ["params", "query", "body"] as const) {
    const expected = schema[part];
    if (!expected) continue;
    const result = expected.safeParse(given[part]);
    if (!result.success) return describe(result.error);
    parsed[part] = result.data;
  }
  if (holdsZero(parsed)) return refuse("invalid_input", "The input holds a character that can't be stored.");
  return ok(parsed);
}

/** More mistakes than a form has fields, so that a caller who sends thousands gets a short response. */
const mostErrors = 50;

function describe(error: z.ZodError): Refusal {
  const errors = error.issues
    .slice(0, mostErrors)
    .map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  return refuse("invalid_input", errors[0]?.message, { errors });
}
