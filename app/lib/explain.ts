import { ApiError } from "#app/lib/api-error.ts";

/** What a failed call means to the person before the screen, and what she can do. One or two sentences. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong on this page. Reload it and try again.";
  if (error.code === "network") return "We could not reach the salon. Check your connection and try again.";
  if (error.code === "too_many_requests")
    return "Too many tries in a short time. Wait a minute and try again.";
  if (error.status >= 400 && error.status < 500 && error.problem?.detail) return error.problem.detail;
  return "Something went wrong on our side. Try again in a moment.";
}
