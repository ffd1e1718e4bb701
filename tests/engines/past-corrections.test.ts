import { beforeAll, expect, test } from "vitest";
import type { NextState } from "#domain/visit.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call } from "#tests/support/calls.ts";
import { change } from "#tests/support/changes.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { givePastCells } from "#tests/support/past-cells.ts";
import { freeHours, type Service, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
let hair: Service;
let thread: Service;
let cut: { id: string; masterId: string };
let missed: string;

/**
 * Two corrections that other visits of that day leave no first place for: of a hair cut with another guest right after
 * it, and of a massage that nobody came to, with another guest in its cabin. There are two cabins.
 */
beforeAll(async () => {
  await givePastCells(salon.app.engine);
  hair = await serviceNamed(salon, "Hair Cut & Finish");
  const massage = await serviceNamed(salon, "Warm Oil Massage");
  thread = await serviceNamed(salon, "Threading");
  const room = await call(salon, "createRoom", { body: { name: "Cabin", units: 2 } }, owner);
  const inRoom = { params: { id: massage._id }, body: { roomId: room.insertedId } };
  await call(salon, "updateService", inRoom, owner);

  const [stylist = ""] = hair.masterIds;
  // Somebody who could give half an hour of oil meanwhile.
  const idle = await startsOf([(await serviceNamed(salon, "Head & Shoulder Oil"))._id], "any");
  const cuts = await startsOf([hair._id, thread._id], stylist);
  const cutAt = cuts.find((start) => idle.includes(start + minutes(30))) ?? 0;
  cut = { id: await book(hair, cutAt, stylist), masterId: stylist };
  const others = [await book(thread, cutAt + minutes(50), stylist)];

  const [one = "", other = ""] = massage.masterIds;
  const free = await startsOf([massage._id], other);
  const missedAt = (await startsOf([massage._id], one)).find((start) => free.includes(start)) ?? 0;
  missed = await book(massage, missedAt, one);
  salon.clock.advance(missedAt - salon.clock.now());
  await become(missed, "no_show");
  others.push(await book(massage, missedAt, other));
  salon.clock.advance(days(32));
  for (const id of others) {
    await become(id, "in_chair");
    await become(id, "completed");
  }
  await tidyUp(salon.app);
});

test("a visit of long ago that gets another service gets it from a master who was free then", async () => {
  const wanted = { serviceIds: [hair._id, thread._id], by: "salon" as const };
  const { booking } = await change(salon, cut.id, wanted, owner, "salon");
  expect(booking?.items.map(({ masterId }) => masterId)).toEqual([cut.masterId, expect.any(String)]);
  expect(booking?.items[1]?.masterId).not.toBe(cut.masterId);
  expect(await brokenCells(salon)).toEqual([]);
});

test("a visit of long ago that was not missed after all gets a cabin that was free then", async () => {
  await become(missed, "confirmed");
  expect(await brokenCells(salon)).toEqual([]);
});

async function startsOf(serviceIds: [string, ...string[]], masterId: string): Promise<number[]> {
  return (await freeHours(salon, serviceIds, masterId)).map(({ startsAt }) => Date.parse(startsAt));
}

async function book(service: Service, at: number, masterId: string): Promise<string> {
  const order = phoneCall({ service, startsAt: new Date(at).toISOString(), masterId });
  return (await call(salon, "createDeskBooking", order, owner)).insertedId;
}

async function become(id: string, to: NextState) {
  await call(salon, "changeBookingState", { params: { id }, body: { to } }, owner);
}
