import { useState } from "react";
import { ApiError } from "#app/lib/api-error.ts";

/** Whether a move was refused because somebody else has moved the visit meanwhile. */
export function isMovedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === "visit_moved";
}

/**
 * The hour that the open dialog of a visit has shown. The visit is read again beneath it: a new hour counts as seen
 * once a refusal has told of it.
 * @param error why the last move failed
 */
export function useSeenStart(startsAt: string | null, error: Error | null): string | null {
  const [seen, setSeen] = useState(startsAt);
  if (seen !== startsAt && isMovedMeanwhile(error)) setSeen(startsAt);
  return seen;
}
