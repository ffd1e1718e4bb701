import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outboxJobs } from "#server/jobs/jobs.ts";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import { fileMailer } from "#server/mail/file-mailer.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { killedAfter } from "#tests/support/killed-server.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { textsTo } from "#tests/support/texts.ts";
import { addTexted } from "#tests/support/told-by-text.ts";
import { isOffered } from "#tests/support/visits.ts";
import { wishFor } from "#tests/support/waiting.ts";

/** Longer than a dead server's lease on queued work. */
const leaseMs = minutes(6);
/** The first guest is told by text and the second by mail. */
const steps = ["cancelled", "offered", "told", "lapsed", "told next"] as const;
type Step = (typeof steps)[number];

let salon: TestSalon;
let first: { guest: Person; number: string };
let second: Person;

beforeAll(async () => {
  salon = await openSalon();
  first = await addTexted(salon);
  second = await addPerson(salon, { verified: true });
});

afterAll(() => salon.close());

test.each(steps)(
  "a server killed at any statement while an hour is %s loses no turn and gives no hour twice",
  async (step) => {
    let life = 1;
    while (await passesOn({ step, life })) life += 1;
    expect(life).toBeGreaterThan(2);
  },
);

/**
 * An hour is cancelled, offered to the first guest by text, lapses, and is offered to the second by mail.
 * @returns whether a server was killed
 */
async function passesOn(kill: { step: Step; life: number }): Promise<boolean> {
  await forgetLetters();
  await untilMorning();
  const { guest, visit, id } = await bookAhead(salon, 40);
  const wish = wishFor(visit.service._id, visit.masterId, visit.startsAt);
  const entries: string[] = [];
  for (const person of [first.guest, second]) {
    salon.clock.advance(1000);
    entries.push((await call(salon, "joinWaitingList", { body: wish }, person)).insertedId);
  }
  salon.clock.advance(minutes(1));
  await salon.drain();
  let killed = false;
  const go = async (step: Step, work: () => Promise<unknown>) => {
    if (step !== kill.step) return await work();
    killed = await killedAfter(salon, kill.life, work);
    if (!killed) return;
    salon.clock.advance(leaseMs);
    await work();
  };

  await go("cancelled", () => callLoosely(salon, "cancelBooking", { params: { id }, body: {} }, guest));
  await lane("mails");
  await go("offered", () => lane("hours"));
  expect(await offersOf(entries)).toEqual(["open", null]);
  expect(await isOffered(salon, visit)).toBe(false);
  await go("told", tell);
  expect((await textsTo(salon, first.number)).filter((text) => text.includes("/o/"))).toHaveLength(1);
  salon.clock.advance(minutes(30));
  await go("lapsed", () => expireHolds(salon.app));
  await lane("hours");
  expect(await offersOf(entries)).toEqual(["lapsed", "open"]);
  await go("told next", tell);
  const mails = await readMails(salon, second.email, "hour_offered.");
  expect(mails).toHaveLength(1);
  expect(await brokenCells(salon)).toEqual([]);

  salon.clock.advance(minutes(30));
  await expireHolds(salon.app);
  await salon.drain();
  expect(await offersOf(entries)).toEqual(["lapsed", "lapsed"]);
  expect(await isOffered(salon, visit)).toBe(true);
  for (const [index, person] of [first.guest, second].entries())
    await call(salon, "endWaiting", { params: { id: entries[index] ?? "" } }, person);
  return killed;
}

/**
 * The state of the one hour that each entry was offered; null when there was none, and all of them when there were
 * several.
 */
async function offersOf(entries: readonly string[]) {
  const rows = await salon.app.engine.read
    .selectFrom("offered_hours")
    .select(["waiting_id", "state"])
    .where("waiting_id", "in", entries)
    .orderBy("created_at")
    .execute();
  return entries.map((id) => {
    const states = rows.filter(({ waiting_id }) => waiting_id === id).map(({ state }) => state);
    return states.length > 1 ? states : (states[0] ?? null);
  });
}

/** Works through one lane of the queue, as a server does. */
async function lane(name: "hours" | "mails" | "texts"): Promise<void> {
  const { app, dataDir } = salon;
  const mailer = fileMailer(join(dataDir, "mail"), "Shiuli <salon@shiuli.example>", app.now);
  await drainOutbox(app, outboxJobs({ app, mailer, publicUrl }), name);
}

async function tell(): Promise<void> {
  await lane("mails");
  await lane("texts");
}

/** Removes the mails. Each life reads them all, so those of earlier lives would make the hundredth slow. */
async function forgetLetters(): Promise<void> {
  for (const folder of ["mail", "texts"])
    await rm(join(salon.dataDir, folder), { recursive: true, force: true });
}

/** Advances past the night, when no messages are sent. */
async function untilMorning(): Promise<void> {
  const local = new Date(salon.clock.now() + hours(6)).getUTCHours();
  if (local < 9 || local >= 19) salon.clock.advance(hours((24 + 10 - local) % 24 || 24));
}
