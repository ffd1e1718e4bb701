import type { ErrorCode, Problem } from "#contract/errors.ts";

/**
 * A call that failed. Branch on `code`: the server's code, `network` when no answer came, or `unreadable` when the
 * answer does not match the contract.
 */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode | "network" | "unreadable";
  readonly problem: Problem | null;

  constructor(
    status: number,
    code: ApiError["code"],
    { problem = null, ...options }: { problem?: Problem | null; cause?: unknown } = {},
  ) {
    super(problem?.detail ?? problem?.title ?? code, options);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.problem = problem;
  }
}

/** Whether the server refused the request itself, so that sending it again would change nothing. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Whether a call failed with one of these codes. */
export function hasCode(error: unknown, ...codes: ApiError["code"][]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** The times that a refusal offers instead of the one that was asked for. */
export function alternativesOf(error: unknown): NonNullable<Problem["alternatives"]> {
  return error instanceof ApiError ? (error.problem?.alternatives ?? []) : [];
}
