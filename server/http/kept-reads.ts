import type { CallName } from "#contract/paths.ts";
import { howLongKept } from "#server/http/how-long-kept.ts";
import { isShownBy, keptCalls } from "#server/http/kept-answers.ts";

/** Pages that are rendered within seconds of each other share their reads. An announced change drops them. */
const freshMs = 5_000;

/**
 * A client for pages, which shares plain reads with the same answer for every visitor. Loaders must not modify the
 * answers.
 * @param hears whether other servers' changes arrive
 */
export function keepReads<Client extends (name: CallName, ...sent: never[]) => Promise<unknown>>(
  client: Client,
  now: () => number,
  hears: () => boolean,
): {
  client: Client;
  /** Drops finished and unfinished reads. @param changed the calls whose answers have changed; absent: any */
  forget(changed?: readonly string[]): void;
} {
  let reads = new Map<CallName, { answer: Promise<unknown>; madeAt: number }>();

  const read = (name: CallName): Promise<unknown> => {
    const known = reads.get(name);
    if (known && now() - known.madeAt < howLongKept(hears(), freshMs)) return forOne(known.answer);
    const answer = client(name);
    reads.set(name, { answer, madeAt: now() });
    answer.catch(() => reads.get(name)?.answer === answer && reads.delete(name));
    return forOne(answer);
  };

  return {
    client: ((name: CallName, ...sent: never[]) =>
      keptCalls[name] && sent.length === 0 ? read(name) : client(name, ...sent)) as Client,
    forget(changed) {
      reads = new Map([...reads].filter(([name]) => !isShownBy(name, changed)));
    },
  };
}

/** A refusal is a Response, which can be read once, so each page gets its own. */
function forOne(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    throw error instanceof Response ? error.clone() : error;
  });
}
