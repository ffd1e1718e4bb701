import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { enqueue } from "#server/database/outbox.ts";
import { anyWork } from "#tests/support/any-work.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { type Program, run } from "#tests/support/program.ts";
import { until } from "#tests/support/until.ts";

const mails = 80;

test("when several programs send one queue and one is killed, each mail is effectively sent once", async () => {
  const database = await emptyDatabase();
  const engine = database.open();
  await migrate(engine);
  await engine.transaction(async (tx) => {
    for (let number = 0; number < mails; number++) {
      const entry = anyWork("mail_numbered", `numbered:${number}`, { number: String(number) });
      await enqueue(tx, entry, number);
      // The same cause again queues nothing more.
      await enqueue(tx, entry, number);
    }
  });

  const begins = join(database.settings.DATA_DIR, "begins");
  const goesOn = join(database.settings.DATA_DIR, "goes-on");
  const work = (settings: Record<string, string>) =>
    run("tests/support/mail-worker.ts", {
      ...database.settings,
      BEGINS: begins,
      GOES_ON: goesOn,
      ...settings,
    });
  // Each pauses in the middle of a mail, so that none finishes before another has begun.
  const [victim, ...others] = [work({ STAYS_AT: "5" }), work({ STAYS_AT: "6" }), work({ STAYS_AT: "6" })];
  for (const worker of [victim, ...others])
    await until("a worker that is ready", () => worker.lines.includes("ready") || null);
  await writeFile(begins, "");
  await until("a worker in the middle of its fifth mail", () => said(victim, "began").length >= 5 || null);
  for (const worker of others)
    await until("a worker in the middle of its sixth mail", () => said(worker, "began").length >= 6 || null);
  victim.child.kill("SIGKILL");
  expect((await victim.ended).signal).toBe("SIGKILL");
  await writeFile(goesOn, "");
  for (const worker of others) expect(await worker.ended).toEqual({ code: 0, signal: null });
  expect(others.every((worker) => said(worker, "sent").length > 5)).toBe(true);

  const undone = () =>
    engine.read.selectFrom("outbox").select("payload").where("done_at", "is", null).execute();
  // Other workers leave its mail alone until the lease expires. A later one leases it.
  const left = await undone();
  expect(left.length).toBeLessThanOrEqual(1);
  const late = work({ MINUTES_AHEAD: "6" });
  expect(await late.ended).toEqual({ code: 0, signal: null });
  expect(said(late, "sent").sort()).toEqual(left.map(({ payload }) => JSON.parse(payload).number).sort());
  expect(await undone()).toEqual([]);

  const sent = [victim, ...others, late].flatMap((worker) => said(worker, "sent"));
  expect(new Set([...sent, ...said(victim, "began")]).size).toBe(mails);
  const twice = sent.filter((number, place) => sent.indexOf(number) !== place);
  expect(twice.every((number) => said(victim, "began").at(-1) === number)).toBe(true);
  const files = await readdir(join(database.settings.DATA_DIR, "mail"));
  expect(files.filter((name) => name.endsWith(".eml"))).toHaveLength(mails);
  await engine.close();
  await database.remove();
});

function said({ lines }: Program, word: string): string[] {
  return lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
}
