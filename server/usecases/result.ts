import type { ErrorCode, Problem } from "#contract/errors.ts";
import type { Scope } from "#domain/scopes.ts";
import type { Span } from "#domain/time/span.ts";

/** An expected no. Its code decides the status; its detail is a sentence for the person. */
export interface Refusal {
  ok: false;
  code: ErrorCode;
  detail?: string;
  errors?: Problem["errors"];
  alternatives?: Problem["alternatives"];
  /** Seconds after which it may be tried again, where the refusal says 'not now'. */
  retryAfter?: number;
  /** Of a key that may not make a call: the scope that would let it. */
  scope?: Scope;
}

export type Result<Value> = Done<Value> | Refusal;

interface Done<Value> {
  ok: true;
  value: Value;
  /** Of free hours: the stretch of time outside of which nobody's visit changes them; absent: any may. */
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

/** Rolls a transaction back with a refusal; `refusable` turns it into a value again. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Runs work in a transaction that may end by throwing Refused. */
export async function refusable<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** The account is gone, though it was there when the request came. */
export const signInFirst = refuse("unauthenticated", "Sign in first.");
