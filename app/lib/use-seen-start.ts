import { useState } from "react";
import { ApiError } from "#app/lib/api-error.ts";

/** Whether a move was refused because somebody else moved the visit in the meantime. */
export function isMovedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === "visit_moved";
}

/**
 * The start time that an open visit dialog has shown. The visit is refetched beneath it; a new time counts as seen
 * once a refusal has named it.
 * @param error why the last move failed
 */
export function useSeenStart(startsAt: string | null, error: Error | null): string | null {
  const [seen, setSeen] = useState(startsAt);
  if (seen !== startsAt && isMovedMeanwhile(error)) setSeen(startsAt);
  return seen;
}
