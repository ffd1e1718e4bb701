import type { CallName } from "#contract/paths.ts";
import type { Topic } from "#server/database/engines/topics.ts";
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

/** Answers of one call that are kept at once: by their number while they are made, by their size from then on. */
const mostAnswers = 500;
const mostBytes = 8 * 1024 * 1024;

interface Kept {
  answer: Promise<Buffer | Refusal>;
  until: number;
  /** 0 while it is being made. */
  bytes: number;
}

export interface KeptAnswers {
  /** What is known of a question, or on its way. */
  find(question: string): Promise<Buffer | Refusal> | undefined;
  /** Has a question answered, and keeps the answer for callers who ask the same. */
  make(question: string, answering: () => Promise<Result<unknown>>): Promise<Buffer | Refusal>;
}

/**
 * Keeps answers as the bytes that are sent, by the question as it was understood: however it is spelt, it is answered
 * once. An answer whose making began before an announcement is given to the callers who wait for it and not kept.
 * @param most bytes that are kept in all
 */
export function createKeptAnswers(
  app: { now(): number; engine: Pick<UseCases["engine"], "subscribe"> },
  { freshMs, shows }: Rule,
  most = mostBytes,
): KeptAnswers {
  let answers = new Map<string, Kept>();
  app.engine.subscribe((topic) => {
    if (shows.includes(topic)) answers = new Map();
  });

  return {
    find(question) {
      const known = answers.get(question);
      return known && known.until > app.now() ? known.answer : undefined;
    },
    make(question, answering) {
      const generation = answers;
      const answer = answering().then((result) =>
        result.ok ? Buffer.from(JSON.stringify(result.value)) : result,
      );
      const kept: Kept = { answer, until: app.now() + freshMs, bytes: 0 };
      generation.delete(question);
      generation.set(question, kept);
      const drop = () => generation.get(question) === kept && generation.delete(question);
      answer.then((made) => {
        if (!Buffer.isBuffer(made)) return drop();
        kept.bytes = made.length;
        return dropOldest(generation, most);
      }, drop);
      dropOldest(generation, most);
      return answer;
    },
  };
}

function dropOldest(answers: Map<string, Kept>, most: number): void {
  let bytes = 0;
  for (const kept of answers.values()) bytes += kept.bytes;
  for (const [question, kept] of answers) {
    if (bytes <= most && answers.size <= mostAnswers) return;
    bytes -= kept.bytes;
    answers.delete(question);
  }
}
