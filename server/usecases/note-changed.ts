import { type Refusal, refuse } from "#server/usecases/result.ts";

/** Where a note says by now what is neither what was seen nor what is written: the second of two who write loses no words of the first. */
export const noteChanged: Refusal = refuse(
  "wrong_state",
  "Somebody else has changed this note meanwhile. Read what it says now, then save again.",
);
