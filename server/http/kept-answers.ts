import type { CallName } from "#contract/paths.ts";
import { overlap, type Span } from "#domain/time/span.ts";
import type { About, Topic } from "#server/database/engines/topics.ts";
import { howLongKept } from "#server/http/how-long-kept.ts";
import type { Shown } from "#server/http/shown-on-pages.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Refusal, Result } from "#server/usecases/result.ts";

/** How long an answer may be kept at the most, and what it shows: it goes when one of these is said to be another. */
interface Rule {
  freshMs: number;
  shows: readonly Shown[];
  /** Whether it goes, too, when free hours of its time come or go. */
  showsHours?: true;
}

/** What hours are computed from, beside what is taken. */
const ofHours: readonly Shown[] = ["listServices", "listMasters", "readSalon"];

/**
 * Calls with an answer that is the same for every visitor and asked for all the time. Free hours are kept too: what keeps
 * two people from one chair is the claim, not the list.
 */
export const keptCalls: Partial<Record<CallName, Rule>> = {
  listServices: { freshMs: 60_000, shows: ["listServices"] },
  listMasters: { freshMs: 60_000, shows: ["listMasters"] },
  listReviews: { freshMs: 60_000, shows: ["listReviews"] },
  listWorks: { freshMs: 60_000, shows: ["listWorks"] },
  listPackages: { freshMs: 60_000, shows: ["listPackages", "listServices"] },
  readSalon: { freshMs: 60_000, shows: ["readSalon"] },
  readSite: { freshMs: 60_000, shows: ["readSite"] },
  readAvailability: { freshMs: 15_000, shows: ofHours, showsHours: true },
  readNextHours: { freshMs: 15_000, shows: ofHours, showsHours: true },
};

/** Whether a call's answer may be another. @param changed calls that are answered otherwise now; absent: any */
export function isShownBy(name: CallName, changed?: readonly string[]): boolean {
  return !changed || (keptCalls[name]?.shows.some((one) => changed.includes(one)) ?? true);
}

/** Answers of one call that are kept at once: by their number while they are made, by their size from then on. */
const mostAnswers = 500;
const mostBytes = 8 * 1024 * 1024;

/** An answer as it is sent. */
export interface Sendable {
  ok: true;
  body: Buffer;
  /** By their names. */
  headers: ReadonlyMap<string, string>;
}

interface Kept {
  answer: Promise<Sendable | Refusal>;
  madeAt: number;
  /** 0 while it is being made. */
  bytes: number;
  /** The stretch of time that the answer depends on; undefined while it is being made, and where any time counts. */
  dependsOn: Span | undefined;
  /** The changes that were announced while it was made; null since it is there. */
  missed: Change[] | null;
}

/** The stretch of time in which something changed; "all" where it is not known, or where no time is meant. */
type Change = Span | "all";

/** Answers a question. @param setHeader for what is sent before the answer, and kept with it */
export type Answering = (setHeader: (name: string, value: string) => void) => Promise<Result<unknown>>;

export interface KeptAnswers {
  /** What is known of a question, or on its way. */
  find(question: string): Promise<Sendable | Refusal> | undefined;
  /** Has a question answered, and keeps the answer for callers who ask the same. */
  make(question: string, answering: Answering): Promise<Sendable | Refusal>;
}

/**
 * Keeps answers as the bytes and headers that are sent, by the question as it was understood: however it is spelt, it is answered
 * once. An announcement drops the answers that it may change, by the stretch of time that they depend on. An answer
 * that is being made then is given to the callers who wait for it, and kept only if the change does not touch it. Where
 * none can be made anew, the one before stands for its time.
 * @param most bytes that are kept in all
 */
export function createKeptAnswers(
  app: { now(): number; engine: Pick<UseCases["engine"], "subscribe" | "hears"> },
  rule: Rule,
  most = mostBytes,
): KeptAnswers {
  const answers = new Map<string, Kept>();
  const inMaking = new Set<Kept>();
  app.engine.subscribe((topic, about) => {
    const change = changeOf(rule, topic, about);
    if (!change) return;
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
      const isFresh = known && app.now() - known.madeAt < howLongKept(app.engine.hears(), rule.freshMs);
      return isFresh ? known.answer : undefined;
    },
    make(question, answering) {
      const before = answers.get(question);
      const orBefore = (error: unknown) => {
        inMaking.delete(kept);
        drop();
        const mayStand = before && app.now() - before.madeAt < rule.freshMs && kept.missed?.length === 0;
        if (!mayStand) throw error;
        if (!answers.has(question)) put(question, before);
        return before.answer;
      };
      const headers = new Map<string, string>();
      const kept: Kept = {
        answer: answering((name, value) => void headers.set(name, value)).then((result) => {
          inMaking.delete(kept);
          const missed = kept.missed ?? [];
          kept.missed = null;
          if (!result.ok) {
            drop();
            return result;
          }
          const body = Buffer.from(JSON.stringify(result.value));
          kept.bytes = body.length;
          kept.dependsOn = result.dependsOn;
          if (missed.some((change) => touches(change, kept.dependsOn))) drop();
          else if ((answers.get(question) ?? kept) === kept) put(question, kept);
          return { ok: true, body, headers };
        }, orBefore),
        madeAt: app.now(),
        bytes: 0,
        dependsOn: undefined,
        missed: [],
      };
      const drop = () => answers.get(question) === kept && answers.delete(question);
      kept.answer.catch(() => undefined);
      inMaking.add(kept);
      put(question, kept);
      return kept.answer;
    },
  };
}

/** What an announcement changes of a call's answers; null: nothing. */
function changeOf({ shows, showsHours }: Rule, topic: Topic, about?: About): Change | null {
  if (topic === "pages")
    return !about || "from" in about || shows.some((one) => about.includes(one)) ? "all" : null;
  if (!showsHours) return null;
  if (!about || !("from" in about)) return "all";
  return about.from < about.to ? about : null;
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
