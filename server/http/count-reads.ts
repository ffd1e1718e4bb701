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
 * Counts what is read. What needs a sign-in costs nothing without one, so it takes nothing of what others on the network may
 * read.
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

/** Who works here is counted by themselves, and a program is: guests share the salon's network. */
function keyOf({ actor, visitor }: Reader): string {
  if (actor === null || !isStaff(actor)) return visitor;
  return actor.key?.id ?? actor.userId;
}
