import type { CallName } from "#contract/paths.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Refusal, Result } from "#server/usecases/result.ts";

/** Lists that are the same for everyone and asked for all the time. They take nothing, so a name is their whole key. */
export const keptCalls: ReadonlySet<CallName> = new Set<CallName>([
  "listServices",
  "listMasters",
  "listReviews",
  "readSalon",
]);

const freshMs = 60_000;

interface Kept {
  answer: Promise<Buffer | Refusal>;
  until: number;
}

/**
 * Keeps the answers of lists, as the bytes that are sent, until something that they show is announced as changed,
 * and for a minute at the most. One whose making began before the announcement is not kept.
 */
export function createKeptAnswers(
  app: Pick<UseCases, "engine" | "now">,
): (name: CallName, make: () => Promise<Result<unknown>>) => Promise<Buffer | Refusal> {
  let answers = new Map<CallName, Kept>();
  app.engine.subscribe((topic) => {
    if (topic === "pages") answers = new Map();
  });

  return (name, make) => {
    const known = answers.get(name);
    if (known && known.until > app.now()) return known.answer;
    const generation = answers;
    const answer = make().then((result) => (result.ok ? Buffer.from(JSON.stringify(result.value)) : result));
    generation.set(name, { answer, until: app.now() + freshMs });
    answer.then(
      (made) => Buffer.isBuffer(made) || generation.delete(name),
      () => generation.delete(name),
    );
    return answer;
  };
}
