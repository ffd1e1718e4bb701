import { access } from "#contract/access.ts";
import type { CallName } from "#contract/paths.ts";
import { isStaff } from "#domain/access.ts";
import { readCost } from "#server/http/limits.ts";
import { createLocalLimit, type Limit } from "#server/http/local-limit.ts";
import type { Caller } from "#server/usecases/people/find-actor.ts";

interface Reader {
  actor: Caller | null;
  visitor: string;
}

/**
 * Counts reads against the limits. A read that needs a sign-in costs nothing without one, so that it does not use up
 * the limit of others on the network.
 * @param now milliseconds
 * @returns whether one more read may be computed
 */
export function countReads(
  reads: Limit,
  now: () => number,
): (name: CallName, reader: Reader, query: unknown) => boolean {
  const mayRead = createLocalLimit(reads, now);
  return (name, reader, query) => {
    if (access[name] !== "anyone" && reader.actor === null) return true;
    return mayRead(`${name} ${keyOf(reader)}`, readCost(name, query));
  };
}

/** Staff and programs are counted individually, because guests share the salon's network. */
function keyOf({ actor, visitor }: Reader): string {
  if (actor === null || !isStaff(actor)) return visitor;
  return actor.key?.id ?? actor.userId;
}
