import { countCall, forgetCalls } from "#server/database/rate-limits.ts";
import type { GuessLimit } from "#server/identity/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Tries of one account's password. A person who needs more waits, or gets a link by mail. */
const guesses = { calls: 10, windowMs: 60 * 60_000 };

/** Counts tries of a password, across all servers. */
export function passwordGuesses({ engine, now }: Pick<UseCases, "engine" | "now">): GuessLimit {
  return {
    async count(key) {
      const at = now();
      const within = await countCall(engine.write, `guess:${key}`, guesses, at);
      return within ? 0 : guesses.windowMs - (at % guesses.windowMs);
    },
    forget: (key) => forgetCalls(engine.write, `guess:${key}`),
  };
}
