import type { CallName } from "#contract/paths.ts";
import { overlap, type Span } from "#domain/time/span.ts";
import type { About, Topic } from "#server/database/engines/topics.ts";
import { howLongKept } from "#server/http/how-long-kept.ts";
import type { Shown } from "#server/http/shown-on-pages.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Refusal, Result } from "#server/usecases/result.ts";

/** How long an answer may be kept, and what it shows. It is dropped when a change to any of these is announced. */
interface Rule {
  freshMs: number;
  shows: readonly Shown[];
  /** Whether it is also dropped when free hours of its time change. */
  showsHours?: true;
}

/** What free hours are computed from, besides what is taken. */
const ofHours: readonly Shown[] = ["listServices", "listMasters", "readSalon"];

/**
 * Calls whose answer is the same for every visitor, and which are made all the time. Free hours are kept too: the
 * claim, not the list, prevents double bookings.
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

/** Whether a call's answer may have changed. @param changed the calls whose answers have changed; absent: any */
export function isShownBy(name: CallName, changed?: readonly string[]): boolean {
  return !changed || (keptCalls[name]?.shows.some((one) => changed.includes(one)) ?? true);
}

/** Limits for the answers of one call: on their number while they are computed, on their size afterwards. */
const mostAnswers = 500;
const mostBytes = 8 * 1024 * 1024;

/** An answer in the form in which it is sent. */
export interface Sendable {
  ok: true;
  body: Buffer;
  /** By name. */
  headers: ReadonlyMap<string, string>;
}

interface Kept {
  answer: Promise<Sendable | Refusal>;
  madeAt: number;
  /** 0 while it is being computed. */
  bytes: number;
  /** The time that the answer depends on; undefined while it is being computed, and if any time counts. */
  dependsOn: Span | undefined;
  /** The changes announced while it was being computed; null afterwards. */
  missed: Change[] | null;
}

/** The time in which something changed; "all" if unknown, or if the change is not about a time. */
type Change = Span | "all";

/** Computes the answer to a question. @param setHeader sets a response header, which is kept with the answer */
export type Answering = (setHeader: (name: string, value: string) => void) => Promise<Result<unknown>>;

export interface KeptAnswers {
  /** The kept answer to a question, or the one being computed. */
  find(question: string): Promise<Sendable | Refusal> | undefined;
  /** Computes the answer to a question, and keeps it for callers who ask the same. */
  make(question: string, answering: Answering): Promise<Sendable | Refusal>;
}

/**
 * Keeps answers as the bytes and headers that are sent. They are looked up by the validated question, so different
 * spellings share one answer. An announced change drops the answers that it affects, by the time that they depend on.
 * An answer being computed at that moment goes to the callers who wait for it, but is kept only if the change does not
 * affect it. If a new one can't be computed, the previous answer stays for the rest of its time.
 * @param most the total size in bytes
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

/** What an announcement changes in a call's answers; null: nothing. */
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
