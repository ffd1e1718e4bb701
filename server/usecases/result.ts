import type { ErrorCode, Problem } from "#contract/errors.ts";

/** An expected no. Its code decides the status; its detail is a sentence for the person. */
export interface Refusal {
  ok: false;
  code: ErrorCode;
  detail?: string;
  errors?: Problem["errors"];
  alternatives?: Problem["alternatives"];
  /** Seconds after which it may be tried again, where the refusal says 'not now'. */
  retryAfter?: number;
}

export type Result<Value> = { ok: true; value: Value } | Refusal;

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refuse(
  code: ErrorCode,
  detail?: string,
  more: Pick<Refusal, "errors" | "alternatives" | "retryAfter"> = {},
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

/** Runs work whose transaction may end by throwing Refused. */
export async function refusable<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
