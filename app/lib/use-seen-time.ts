import { useState } from "react";
import { hasCode } from "#app/lib/api-error.ts";

/** Whether a change was refused because the visit has another time by now. */
export function isMovedMeanwhile(error: unknown): boolean {
  return hasCode(error, "visit_moved");
}

/**
 * The start or the end that an open visit dialog has shown. The visit is refetched beneath it; a new time counts as
 * seen once a refusal has named it.
 * @param error why the last change failed
 */
export function useSeenTime<Time extends string | null>(time: Time, error: Error | null): Time {
  const [seen, setSeen] = useState(time);
  if (seen !== time && isMovedMeanwhile(error)) setSeen(time);
  return seen;
}
