import { countCalls } from "#server/database/rate-limits.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Codes that a network may name without there being one. */
const wrongOnes = { calls: 5, windowMs: 10 * 60_000 };

/**
 * Finds what a typed code is of, within what a network may guess. Each try counts before it is looked up, so that many at
 * once are no way around it, and a right one is taken off the count again.
 */
export async function guessCode<Found>(
  app: Pick<UseCases, "engine" | "now" | "seal">,
  asker: { userId: string; network: string | null },
  find: () => Promise<Found | undefined>,
): Promise<Result<Found>> {
  const who = asker.network === null ? `person ${asker.userId}` : `network ${asker.network}`;
  const key = `codes ${app.seal(who)}`;
  const count = (units: number) =>
    app.engine.lightly((db) => countCalls(db, key, wrongOnes, app.now(), units));
  if ((await count(1)) > wrongOnes.calls) {
    return refuse("too_many_requests", "That were many wrong codes. Try again in ten minutes.", {
      retryAfter: wrongOnes.windowMs / 1000,
    });
  }
  const found = await find();
  if (found === undefined)
    return refuse("code_refused", "There is no such gift card or code. Check how it is written.");
  await count(-1);
  return ok(found);
}
