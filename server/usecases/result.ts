import type { Transaction } from "kysely";
import type { ErrorCode, Problem } from "#contract/errors.ts";
import type { Scope } from "#domain/scopes.ts";
import type { Span } from "#domain/time/span.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Schema } from "#server/database/schema.ts";

/** An expected refusal. Its code decides the HTTP status; its detail is a sentence for the person. */
export interface Refusal {
  ok: false;
  code: ErrorCode;
  detail?: string;
  errors?: Problem["errors"];
  alternatives?: Problem["alternatives"];
  /** Seconds until it may be tried again, for a refusal that is temporary. */
  retryAfter?: number;
  /** For a key that may not make a call: the scope that would allow it. */
  scope?: Scope;
}

export type Result<Value> = Done<Value> | Refusal;

interface Done<Value> {
  ok: true;
  value: Value;
  /** For free hours: visits outside this time don't change the answer; absent: any may. */
  dependsOn?: Span;
}

export function ok<Value>(value: Value, dependsOn?: Span): Result<Value> {
  return dependsOn ? { ok: true, value, dependsOn } : { ok: true, value };
}

export function refuse(
  code: ErrorCode,
  detail?: string,
  more: Pick<Refusal, "errors" | "alternatives" | "retryAfter" | "scope"> = {},
): Refusal {
  return { ok: false, code, ...(detail === undefined ? {} : { detail }), ...more };
}

/** Refuses the value of one field. @param message shown at the field, without a full stop */
export function refuseField(
  field: string,
  message: string,
  code: Extract<ErrorCode, "invalid_input" | "name_taken"> = "invalid_input",
): Refusal {
  return refuse(code, `${message}.`, { errors: [{ field, message }] });
}

/**
 * Runs a use case's transaction. If it returns a refusal, nothing is written. (`engine.transaction` would keep what was
 * written before, such as a counted try.) So a refusal is returned wherever a Result is; only a function that returns
 * something else throws it as Refused.
 */
export function attempt<Value>(
  { engine }: { engine: Engine },
  work: (tx: Transaction<Schema>) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return refusable(() =>
    engine.transaction(async (tx) => {
      const done = await work(tx);
      if (!done.ok) throw new Refused(done);
      return done;
    }),
  );
}

/** Rolls back a transaction with a refusal. `attempt` and `refusable` turn it into a value again. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Runs work whose transaction may end by throwing Refused. */
export async function refusable<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** The account existed when the request came, but is gone now. */
export const signInFirst = refuse("unauthenticated", "Sign in first.");
