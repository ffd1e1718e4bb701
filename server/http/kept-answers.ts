import type { CallName } from "#contract/paths.ts";
import type { Topic } from "#server/database/engines/notices.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Refusal, Result } from "#server/usecases/result.ts";

/** How long an answer may be kept at the most, and what it shows: it goes when one of these is announced. */
interface Rule {
  freshMs: number;
  shows: readonly Topic[];
}

/**
 * Calls whose answer is the same for every visitor and asked for all the time. Free hours are kept too: what keeps
 * two people from one chair is the claim, not the list.
 */
export const keptCalls: Partial<Record<CallName, Rule>> = {
  listServices: { freshMs: 60_000, shows: ["pages"] },
  listMasters: { freshMs: 60_000, shows: ["pages"] },
  listReviews: { freshMs: 60_000, shows: ["pages"] },
  readSalon: { freshMs: 60_000, shows: ["pages"] },
  readAvailability: { freshMs: 15_000, shows: ["pages", "availability"] },
  readNextHours: { freshMs: 15_000, shows: ["pages", "availability"] },
};

const mostAnswers = 500;

interface Kept {
  answer: Promise<Buffer | Refusal>;
  until: number;
}

/**
 * Keeps answers as the bytes that are sent. One whose making began before an announcement is given to whoever waits
 * for it and not kept.
 * @returns asks by address; an address is the whole of what a visitor says
 */
export function createKeptAnswers(
  app: Pick<UseCases, "engine" | "now">,
  { freshMs, shows }: Rule,
): (url: string, make: () => Promise<Result<unknown>>) => Promise<Buffer | Refusal> {
  let answers = new Map<string, Kept>();
  app.engine.subscribe((topic) => {
    if (shows.includes(topic)) answers = new Map();
  });

  return (url, make) => {
    const known = answers.get(url);
    if (known && known.until > app.now()) return known.answer;
    const generation = answers;
    const answer = make().then((result) => (result.ok ? Buffer.from(JSON.stringify(result.value)) : result));
    generation.delete(url);
    generation.set(url, { answer, until: app.now() + freshMs });
    const [oldest] = generation.keys();
    if (generation.size > mostAnswers && oldest !== undefined) generation.delete(oldest);
    answer.then(
      (made) => Buffer.isBuffer(made) || generation.delete(url),
      () => generation.delete(url),
    );
    return answer;
  };
}
