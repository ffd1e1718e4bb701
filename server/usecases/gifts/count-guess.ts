import { countTry, noteWrongTry, takeTryOff } from "#server/database/rate-limits.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";

/** How many wrong codes of gift cards and offers together one network may try, or one person at the desk. */
const wrongCodes = { calls: 5, windowMs: 10 * 60_000 };

/** Seconds after which codes may be tried again. */
export const guessesPause = wrongCodes.windowMs / 1000;

export interface CodeAsker {
  /** The network of the request; null where networks can't be told apart. */
  network?: string | null | undefined;
  userId?: string | undefined;
}

/**
 * Counts a code before looking it up, so that concurrent requests don't get more tries.
 * @returns a function to call with whether the code was right; null after too many wrong ones
 */
export async function countGuess(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  { network, userId }: CodeAsker,
): Promise<((isRight: boolean) => Promise<void>) | null> {
  const who = network ? `network ${network}` : userId && `person ${userId}`;
  // Without a network: a gift card's code is too long to guess, and people who enter an offer's code are signed in.
  if (!who) return async () => {};
  // Sealed, because only whether two tries come from the same network matters.
  const key = `codes ${app.seal(who)}`;
  const isWithin = await app.engine.lightly((db) => countTry(db, key, wrongCodes, app.now()));
  if (!isWithin) return null;
  return (isRight) =>
    app.engine.lightly((db) => (isRight ? takeTryOff(db, key) : noteWrongTry(db, key, app.now())));
}
