import type { CallName } from "#contract/paths.ts";
import { overlap, type Span } from "#domain/time/span.ts";
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
  listWorks: { freshMs: 60_000, shows: ["pages"] },
  readSalon: { freshMs: 60_000, shows: ["pages"] },
  readSite: { freshMs: 60_000, shows: ["pages"] },
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
  /** The stretch of time that the answer depends on; undefined while it is being made, and where any time counts. */
  dependsOn: Span | undefined;
  /** The changes that were announced while it was made; null since it is there. */
  missed: Change[] | null;
}

/** The stretch of time in which something changed; "all" where it is not known, or where no time is meant. */
type Change = Span | "all";

export interface KeptAnswers {
  /** What is known of a question, or on its way. */
  find(question: string): Promise<Buffer | Refusal> | undefined;
  /** Has a question answered, and keeps the answer for callers who ask the same. */
  make(question: string, answering: () => Promise<Result<unknown>>): Promise<Buffer | Refusal>;
}

/**
 * Keeps answers as the bytes that are sent, by the question as it was understood: however it is spelt, it is answered
 * once. An announcement drops the answers that it may change, by the stretch of time that they depend on. An answer
 * that is being made then is given to the callers who wait for it, and kept only if the change does not touch it.
 * @param most bytes that are kept in all
 */
export function createKeptAnswers(
  app: { now(): number; engine: Pick<UseCases["engine"], "subscribe"> },
  { freshMs, shows }: Rule,
  most = mostBytes,
): KeptAnswers {
  const answers = new Map<string, Kept>();
  const inMaking = new Set<Kept>();
  app.engine.subscribe((topic, span) => {
    if (!shows.includes(topic)) return;
    const change = topic === "availability" && span ? span : "all";
    if (change !== "all" && change.from >= change.to) return;
    for (const kept of inMaking) kept.missed?.push(change);
    for (const [question, kept] of answers) {
      if (kept.missed !== null || touches(change, kept.dependsOn)) answers.delete(question);
    }
  });

  const put = (question: string, kept: Kept) => {
    answers.delete(question);
    answers.set(question, kept);
    dropOldest(answers, most);
  };

  return {
    find(question) {
      const known = answers.get(question);
      return known && known.until > app.now() ? known.answer : undefined;
    },
    make(question, answering) {
      const kept: Kept = {
        answer: answering().then((result) => {
          inMaking.delete(kept);
          const missed = kept.missed ?? [];
          kept.missed = null;
          if (!result.ok) {
            drop();
            return result;
          }
          const made = Buffer.from(JSON.stringify(result.value));
          kept.bytes = made.length;
          kept.dependsOn = result.dependsOn;
          if (missed.some((change) => touches(change, kept.dependsOn))) drop();
          else if ((answers.get(question) ?? kept) === kept) put(question, kept);
          return made;
        }),
        until: app.now() + freshMs,
        bytes: 0,
        dependsOn: undefined,
        missed: [],
      };
      const drop = () => answers.get(question) === kept && answers.delete(question);
      kept.answer.catch(() => {
        inMaking.delete(kept);
        drop();
      });
      inMaking.add(kept);
      put(question, kept);
      return kept.answer;
    },
  };
}

function touches(change: Change, dependsOn: Span | undefined): boolean {
  return change === "all" || dependsOn === undefined || overlap(change, dependsOn);
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
