import { expect, test } from "vitest";
import { createRandom } from "../faults/random.ts";
import { judgeHistory, type Operation, type Said } from "./history.ts";

/** One call after another, each a millisecond long, except those with their own times. */
function historyOf(...calls: (Said & { began?: number; ended?: number | null })[]): Operation[] {
  return calls.map((call, index) => ({ chair: "A", began: index * 2, ended: index * 2 + 1, ...call }));
}

const claimed = (by: string) => ({ kind: "claimed", by }) as const;
const freed = (by: string) => ({ kind: "freed", by }) as const;
const seen = (by: string | null) => ({ kind: "seen", by }) as const;
const refused = { kind: "refused" } as const;

test("a history in which each thing follows from those before holds", () => {
  const history = historyOf(
    seen(null),
    claimed("Rumi"),
    refused,
    seen("Rumi"),
    freed("Rumi"),
    { kind: "gone", by: "Rumi" },
    claimed("Sona"),
    seen("Sona"),
  );
  expect(judgeHistory(history)).toEqual([]);
});

test("an acknowledged claim that nobody sees afterwards is found", () => {
  expect(judgeHistory(historyOf(claimed("Rumi"), seen(null)))).toEqual([
    "chair A: between 2 and 3 ms it was seen with nobody, which nothing that was said before explains",
  ]);
});

test("an acknowledged claim that is lost is found also by who gets the chair next", () => {
  expect(judgeHistory(historyOf(claimed("Rumi"), claimed("Sona")))).toHaveLength(1);
});

test("two visits in one chair are found", () => {
  const atOnce = { began: 0, ended: 10 };
  expect(
    judgeHistory(historyOf({ ...claimed("Rumi"), ...atOnce }, { ...claimed("Sona"), ...atOnce })),
  ).toEqual([
    "chair A: between 0 and 10 ms it was claimed by Sona, which nothing that was said before explains",
  ]);
  expect(judgeHistory(historyOf(claimed("Rumi"), seen("Rumi and Sona")))).toHaveLength(1);
});

test("a cancellation that is undone is found", () => {
  expect(judgeHistory(historyOf(claimed("Rumi"), freed("Rumi"), seen("Rumi")))).toHaveLength(1);
  expect(judgeHistory(historyOf(claimed("Rumi"), freed("Rumi"), refused))).toHaveLength(1);
});

test("a read that goes back behind another is found, though the write is under way still", () => {
  const writing = { ...claimed("Rumi"), began: 0, ended: 100 };
  const forth = historyOf(
    writing,
    { ...seen(null), began: 10, ended: 11 },
    { ...seen("Rumi"), began: 20, ended: 21 },
  );
  expect(judgeHistory(forth)).toEqual([]);
  const back = historyOf(
    writing,
    { ...seen("Rumi"), began: 10, ended: 11 },
    { ...seen(null), began: 20, ended: 21 },
  );
  expect(judgeHistory(back)).toEqual([
    "chair A: between 20 and 21 ms it was seen with nobody, which nothing that was said before explains",
  ]);
});

test("a refusal while nobody has the chair, and a chair freed of somebody who never had it, are found", () => {
  expect(judgeHistory(historyOf(refused))).toHaveLength(1);
  expect(judgeHistory(historyOf(freed("Rumi")))).toHaveLength(1);
  expect(judgeHistory(historyOf(claimed("Rumi"), { kind: "gone", by: "Rumi" }))).toHaveLength(1);
});

test("what got no answer may have happened, late too, or never; but not twice", () => {
  const unknown = { kind: "perhaps claimed", by: "Rumi", began: 0, ended: null } as const;
  expect(judgeHistory(historyOf(unknown, seen(null), seen("Rumi"), freed("Rumi"), claimed("Sona")))).toEqual(
    [],
  );
  expect(judgeHistory(historyOf(unknown, seen(null), claimed("Sona"), seen("Sona")))).toEqual([]);
  expect(judgeHistory(historyOf(unknown, seen("Rumi"), freed("Rumi"), seen("Rumi")))).toHaveLength(1);
});

test("each chair is judged by itself", () => {
  const other = historyOf(claimed("Sona")).map((one) => ({ ...one, chair: "B" }));
  expect(judgeHistory([...historyOf(claimed("Rumi")), ...other])).toEqual([]);
});

test("what really happened is explained, however the answers overlap and whichever are lost", () => {
  for (let seed = 1; seed <= 100; seed++) expect([seed, judgeHistory(play(seed))]).toEqual([seed, []]);
});

/** Simulates a correct chair: each call takes effect at one moment between its request and its answer. */
function play(seed: number): Operation[] {
  const random = createRandom(seed);
  let who: string | null = null;
  return Array.from({ length: 30 }, (_, moment): Operation => {
    const [began, ended] = [moment * 10 - random.between(0, 25), moment * 10 + random.between(0, 25)];
    const lost = random.chance(0.06);
    const times = { chair: "A", began, ended: lost ? null : ended };
    const by = `visit ${moment}`;
    if (random.chance(0.4)) {
      const done = who === null && !(lost && random.chance(0.5));
      if (done) who = by;
      if (lost) return { ...times, kind: "perhaps claimed", by };
      return done ? { ...times, kind: "claimed", by } : { ...times, kind: "refused" };
    }
    const freed = who;
    if (freed === null || random.chance(0.4)) return { ...times, ended, kind: "seen", by: who };
    const done = !(lost && random.chance(0.5));
    if (done) who = null;
    return { ...times, kind: lost ? "perhaps freed" : "freed", by: freed };
  });
}
