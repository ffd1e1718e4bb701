import { countTry, noteWrongTry, takeTryOff } from "#server/database/rate-limits.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";

/** Codes that one network, or the desk by person, may try of gift cards and offers together, without there being one. */
const wrongCodes = { calls: 5, windowMs: 10 * 60_000 };

/** Seconds after which codes may be tried again. */
export const guessesPause = wrongCodes.windowMs / 1000;

export interface CodeAsker {
  /** Where the request came from; null where networks are not told apart. */
  network?: string | null | undefined;
  userId?: string | undefined;
}

/**
 * Counts a code that somebody tries, before it is looked up, so that many at once are not more tries.
 * @returns what is to be told whether the code was a right one; null where there were too many wrong ones
 */
export async function countGuess(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  { network, userId }: CodeAsker,
): Promise<((isRight: boolean) => Promise<void>) | null> {
  const who = network ? `network ${network}` : userId && `person ${userId}`;
  // A gift card's code is too long to be guessed; who names an offer's is signed in.
  if (!who) return async () => {};
  // Sealed: that two tries come from one network is all that has to be known.
  const key = `codes ${app.seal(who)}`;
  const isWithin = await app.engine.lightly((db) => countTry(db, key, wrongCodes, app.now()));
  if (!isWithin) return null;
  return (isRight) =>
    app.engine.lightly((db) => (isRight ? takeTryOff(db, key) : noteWrongTry(db, key, app.now())));
}
