import { afterEach, beforeEach, expect, test } from "vitest";
import { createRandom } from "#bench/faults/random.ts";
import { noPromises } from "#bench/faults/round.ts";
import type { Stage } from "#bench/faults/stage.ts";
import { openTextGateway, type TextGateway, textAccount } from "#bench/faults/text-gateway.ts";
import { judge } from "#bench/faults/verdict.ts";
import { twilioSender } from "#server/sms/twilio-sender.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { minutes } from "#tests/support/clock.ts";
import type { Person } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { stageOf } from "#tests/support/stage.ts";
import { addTexted } from "#tests/support/told-by-text.ts";
import { until } from "#tests/support/until.ts";
import { book, freeVisit } from "#tests/support/visits.ts";
import { offeredTo, takenHour, waitInLine } from "#tests/support/waiting.ts";

let salon: TestSalon;
let stage: Stage;
let texts: TextGateway;
let guest: Person;
let number: string;
let notice: string;

beforeEach(async () => {
  salon = await openSalon();
  const salonUrl = await salon.server.listen({ host: "127.0.0.1", port: 0 });
  const tellsAt = `${publicUrl}/api/webhooks/texts`;
  const { now } = salon.clock;
  texts = await openTextGateway({ random: createRandom(1), salonUrl, tellsAt, now, story: [] });
  salon.app.sms = twilioSender(textAccount, { origin: texts.origin, tellsAt });
  stage = { ...(await stageOf(salon)), texts };
  ({ guest, number } = await addTexted(salon));
  notice = `received.${await visit()}`;
});

afterEach(async () => {
  texts.close();
  await salon.close();
});

test("the judge of the fault rounds finds nothing when each notice is sent once, by text or by mail", async () => {
  await texts.answer(number, "stop");
  salon.clock.advance(minutes(1));
  await visit();
  await texts.answer(number, "start");
  await visit();
  expect(await findings()).toEqual([]);
  expect(texts.taken.filter((text) => text.number === number)).toHaveLength(2);
});

test("it finds a text to somebody who answered STOP", async () => {
  await texts.answer(number, "stop");
  await salon.app.engine.write.updateTable("stopped_texts").set({ is_stopped: 0 }).execute();
  salon.clock.advance(minutes(1));
  const id = await visit();
  expect(await findings()).toEqual([`${number} answered STOP and got a text of received:${id}`]);
});

test("it finds a lost notice, and an undelivered one that no mail has replaced", async () => {
  const [told] = texts.taken.splice(-1);
  expect(await findings()).toEqual([`nobody was told ${notice}`]);
  if (told) texts.taken.push({ ...told, arrives: false });
  expect(await findings()).toEqual([`nobody was told ${notice}`]);
});

test("it finds a notice sent twice, unless its server died before it heard of the first", async () => {
  const told = texts.taken.at(-1);
  if (told) texts.taken.push({ ...told, at: told.at + 60_000 });
  expect(await findings()).toEqual([`${notice} was told 2 times`]);
  if (told) told.heardAt = null;
  if (told) texts.deaths.push(told.at + 1);
  expect(await findings()).toEqual([]);
});

test("it finds an hour held for somebody who is never notified", async () => {
  const { guest: first, id, wish } = await takenHour(salon);
  const [waiting] = await waitInLine(salon, wish, 1);
  await cancelVisit(salon, id, first);
  await salon.drain();
  const offered = await offeredTo(salon, waiting);
  const untold = `offered hour ${offered?._id} was to be told to nobody`;
  expect(await findings()).not.toContain(untold);
  await salon.app.engine.write
    .deleteFrom("outbox")
    .where("cause", "=", `hour_offered:${offered?._id}`)
    .execute();
  expect(await findings()).toContain(untold);
});

/** Books a visit whose customer is notified. */
async function visit(): Promise<string> {
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  await rest();
  return bookingId;
}

async function rest(): Promise<void> {
  await salon.drain();
  await until("what the gateway tells", () => (texts.unheard() === 0 ? true : null));
  await salon.drain();
}

async function findings(): Promise<string[]> {
  await rest();
  return (await judge(stage, noPromises())).violations;
}
