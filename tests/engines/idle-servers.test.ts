import type { Logger } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { enqueue } from "#server/database/outbox.ts";
import { startJobs } from "#server/jobs/jobs.ts";
import type { Repeating } from "#server/jobs/repeat.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { sendTestMail } from "#server/usecases/setup/test-mail.ts";
import { anyWork } from "#tests/support/any-work.ts";
import { minutes } from "#tests/support/clock.ts";
import { type PlayedTime, playedTime } from "#tests/support/played-time.ts";
import { type BesideServer, openSalon, type TestSalon } from "#tests/support/salon.ts";
import { until } from "#tests/support/until.ts";

/** Five rounds and the queue. */
const sleepers = 6;

let salon: TestSalon;
let time: PlayedTime;
const here: string[] = [];
const running: Repeating[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  salon = await openSalon({ log: into(here) });
  time = playedTime(salon.clock);
});

afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  expect(errors).toEqual([]);
});

afterAll(() => salon.close());

test("no round runs in the first second, so that the first visitors do not wait for it", async () => {
  here.length = 0;
  start(salon.app);
  await time.pass(900, sleepers);
  expect(here.filter(isRound)).toEqual([]);
  await time.pass(200, sleepers);
  await until("the first round", () => here.some(isRound) || null);
});

test("queued work is done at once, and later work at its time", async () => {
  start(salon.app);
  await time.pass(minutes(1), sleepers);
  const [soon, later] = ["test:soon", "test:later"];
  await queue(soon, 0);
  await until("the work", async () => (await isDone(soon)) || null);
  await queue(later, 3_000);
  await time.pass(2_900, sleepers);
  expect(await isDone(later)).toBe(false);
  await time.pass(200, sleepers);
  await until("the later work", async () => (await isDone(later)) || null);
});

test("the owner's test mail does not wait for the next poll of the queue", async () => {
  start(salon.app);
  await time.pass(minutes(1), sleepers);
  const { engine } = salon.app;
  const owner = await engine.read.selectFrom("users").select("id").executeTakeFirstOrThrow();
  await sendTestMail(salon.app, owner.id);
  await until("the test mail", () =>
    engine.read
      .selectFrom("outbox")
      .select("done_at")
      .where("kind", "=", "mail_test")
      .where("done_at", "is not", null)
      .executeTakeFirst(),
  );
});

describe.skipIf(process.env.ENGINE !== "postgres")("servers without anything to do", () => {
  const there: string[] = [];
  let beside: BesideServer;

  beforeAll(async () => {
    beside = await salon.openBeside({ log: into(there) });
  });

  afterAll(() => beside.close());

  test("send at most 58 statements a minute each, besides the two of the connection that listens", async () => {
    start(salon.app);
    await time.pass(minutes(2), sleepers);
    start(beside.app);
    await time.pass(minutes(2), 2 * sleepers);
    here.length = there.length = 0;
    await time.pass(minutes(10), 2 * sleepers);
    expect(here.length / 10).toBeLessThanOrEqual(58);
    expect(there.length / 10).toBeLessThanOrEqual(20);
    expect(here.filter(isRound).length).toBeGreaterThan(100);
    expect(there.filter(isRound)).toEqual([]);
  });

  test("leave the rounds to one of them, and take over when it stops or dies", async () => {
    start(salon.app);
    await time.pass(minutes(1), sleepers);
    start(beside.app);
    await time.pass(minutes(1), 2 * sleepers);
    await running.shift()?.stop();
    there.length = 0;
    await time.pass(minutes(1), sleepers);
    expect(there.filter(isRound).length).toBeGreaterThan(5);

    const next = start(salon.app);
    here.length = 0;
    await time.pass(minutes(1), 2 * sleepers);
    expect(here.filter(isRound)).toEqual([]);
    await next.stop();
    await running.shift()?.stop();
    // A server that died says nothing, so another one takes over once its turn has expired.
    await beside.app.engine.write.updateTable("turns").set({ server: "dead", until: 0 }).execute();
    start(salon.app);
    await time.pass(minutes(1), sleepers);
    await until("the rounds here", () => here.some(isRound) || null);
  });

  test("run hourly work soon after the turn of a dead server has expired", async () => {
    const { write } = salon.app.engine;
    const turn = (until: number) =>
      write
        .insertInto("turns")
        .values({ name: "rounds", server: "dead", until })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ server: "dead", until }))
        .execute();
    await turn(Number.MAX_SAFE_INTEGER);
    here.length = 0;
    start(salon.app);
    await time.pass(minutes(1), sleepers);
    expect(here.filter(isTidying)).toEqual([]);
    await turn(0);
    await time.pass(minutes(12), sleepers);
    expect(here.filter(isTidying)).toHaveLength(1);
  });
});

function into(sent: string[]): Logger {
  return ({ query }) => void sent.push(query.sql);
}

/** Each round queries expired holds. */
function isRound(statement: string): boolean {
  return /^select .* from "holds" where "state" in .* and "ends_at" <= /.test(statement);
}

/** Deletions that run once an hour. */
function isTidying(statement: string): boolean {
  return /^delete from "outbox" where .*"done_at" < /.test(statement);
}

function start(app: UseCases): Repeating {
  const jobs = startJobs({
    app,
    mailer: { send: async () => {}, close: () => {} },
    publicUrl: "http://127.0.0.1",
    onError: (error) => errors.push(error),
    pause: time.pause,
  });
  running.push(jobs);
  return jobs;
}

async function queue(cause: string, laterMs: number): Promise<void> {
  const { engine, now } = salon.app;
  const entry = anyWork("remove_picture", cause, { address: "/images/none" });
  await engine.transaction((tx) => enqueue(tx, { ...entry, runAt: now() + laterMs }, now()));
}

async function isDone(cause: string): Promise<boolean> {
  const row = await salon.app.engine.read
    .selectFrom("outbox")
    .select("done_at")
    .where("cause", "=", cause)
    .executeTakeFirstOrThrow();
  return row.done_at !== null;
}
