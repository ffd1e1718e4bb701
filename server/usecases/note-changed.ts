import { type Refusal, refuse } from "#server/usecases/result.ts";

/**
 * The note is neither what this person saw nor what they write: somebody else has changed it, and their words are kept.
 */
export const noteChanged: Refusal = refuse(
  "wrong_state",
  "Somebody else has changed this note meanwhile. Read what it says now, then save again.",
);
